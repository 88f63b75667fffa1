const key = "tinghe:reloaded";
const minute = 60_000;

/**
 * A script that cannot be loaded usually means that a new version was put in place: the page is
 * loaded anew, at most once a minute. A press that waited for it is made again afterwards.
 */
export function reloadOnFailedChunk() {
  addEventListener("island-failed", () => {
    if (navigator.onLine && !reloadedLately() && noteReload()) location.reload();
  });
  // On pages that keep the router's client, its parts are fetched by Vite's own code.
  addEventListener("vite:preloadError", (event) => {
    if (!("__reactRouterContext" in window) || reloadedLately() || !noteReload()) return;
    event.preventDefault();
    location.reload();
  });
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
