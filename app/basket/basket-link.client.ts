/** The way to the request list is shown once there is something in it, with how much that is. */
export function showBasket() {
  function show() {
    try {
      const { length } = JSON.parse(localStorage.basket);
      for (const link of document.querySelectorAll<HTMLElement>("[data-basket]")) {
        link.hidden = !length;
        (link.lastElementChild as HTMLElement).textContent = length;
      }
    } catch {
      // Nothing was kept, or nothing that could be read.
    }
  }
  show();
  for (const event of ["basket-changed", "storage", "pageshow"]) addEventListener(event, show);
}
