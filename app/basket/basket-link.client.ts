import { countLines } from "./count-lines.ts";

/** The way to the request list is shown once there is something in it, with how much that is. */
export function showBasket() {
  function show() {
    const count = countLines();
    for (const link of document.querySelectorAll<HTMLElement>("[data-basket]")) {
      link.hidden = !count;
      (link.lastElementChild as HTMLElement).textContent = `${count}`;
    }
  }
  show();
  for (const event of ["basket-changed", "storage", "pageshow"]) addEventListener(event, show);
}
