import { isNavigating } from "../ui/controls/load-progress.client.ts";

const key = "tinghe:reloaded";
const pressKey = "tinghe:pressed";
const minute = 60_000;

/**
 * A script that cannot be loaded usually means that a new version was put in place: the page is
 * loaded anew, at most once a minute. A button that waited for it is pressed again afterwards. Links
 * and forms lead on by themselves: to load the old page anew would be in the way of the wanted one.
 */
export function reloadOnFailedChunk() {
  addEventListener("island-failed", ({ detail }: CustomEventInit<EventTarget>) => {
    if (!navigator.onLine || !mayReload()) return;
    const button = detail instanceof Element && detail.closest("button[type=button]");
    if (button) sessionStorage.setItem(pressKey, labelOf(button));
    location.reload();
  });
  // On pages that keep the router's client, its parts are fetched by Vite's own code.
  addEventListener("vite:preloadError", (event) => {
    const keepsRouter = "router" in document.documentElement.dataset;
    if (!keepsRouter || !mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}

function mayReload(): boolean {
  return !isNavigating() && !reloadedLately() && noteReload();
}

/** Presses the button that was waiting for its script when the page was loaded anew. */
export function replayPress() {
  if (!reloadedLately()) return;
  const label = sessionStorage.getItem(pressKey);
  sessionStorage.removeItem(pressKey);
  if (!label) return;
  for (const button of document.querySelectorAll<HTMLElement>("x-island button")) {
    if (labelOf(button) === label) button.click();
  }
}

const labelOf = (button: Element) => button.getAttribute("aria-label") ?? "";

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < minute;
  } catch {
    return false;
  }
}

/** Whether it could be noted: a reload that is not remembered could go on for ever. */
function noteReload(): boolean {
  try {
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
