// For those who have a request list, or an account that may have one.
import { readMember } from "../api/session.ts";
import { countLines } from "./count-lines.ts";

/** The way to the request list is shown once there is something in it, with how much that is. */
function show() {
  const count = countLines();
  for (const link of document.querySelectorAll<HTMLElement>("[data-basket]")) {
    link.hidden = !count;
    (link.lastElementChild as HTMLElement).textContent = `${count}`;
  }
}

/** A member finds on this device what they gathered on another. */
function follow() {
  if (readMember()) void import("./sync-basket.client.ts").then(({ syncIfDue }) => syncIfDue());
}

show();
follow();
for (const event of ["basket-changed", "storage", "pageshow"]) addEventListener(event, show);
addEventListener("pageshow", ({ persisted }) => persisted && follow());
