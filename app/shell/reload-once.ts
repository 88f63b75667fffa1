const key = "tinghe:reloaded";
const minute = 60_000;

/**
 * A part of the app that cannot be loaded usually means that a new version was put in place: the
 * page is loaded anew, at most once a minute. For the rest of that minute links lead by full page
 * loads, which need no parts: what could not be had may still be missing.
 */
export function reloadOnFailedChunk() {
  addEventListener("vite:preloadError", (event) => {
    if (reloadedLately() || !noteReload()) return;
    event.preventDefault();
    location.reload();
  });
  // The router reloads by itself when the module of a page is missing.
  window.navigation?.addEventListener("navigate", ({ navigationType, userInitiated }) => {
    if (navigationType === "reload" && !userInitiated) noteReload();
  });
  addEventListener("click", keepFromRouter, { capture: true });
}

/** A click that the router does not see is the browser's to follow. */
function keepFromRouter(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (link && reloadedLately()) event.stopPropagation();
}

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
