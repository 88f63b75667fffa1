const key = "tinghe:reloaded";
const minute = 60_000;

/**
 * A part of the app that cannot be loaded usually means that a new version was put in place: the
 * page is loaded anew, at most once a minute.
 */
export function reloadOnFailedChunk(now: () => number = Date.now) {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now() - last < minute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(now()));
    location.reload();
  });
}
