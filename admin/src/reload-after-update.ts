const noted = "office-reloaded-at";
const minute = 60_000;

/** After an update of the site, parts an open page has not loaded yet are gone: it starts anew. */
export function reloadAfterUpdate() {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(noted) ?? 0);
    if (Date.now() - last < minute) return;
    sessionStorage.setItem(noted, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
