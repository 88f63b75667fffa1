// For those who have a request list, or an account that may have one.
import { readMember } from "../api/session.ts";
import { opensInThisTab } from "../ui/controls/load-progress.client.ts";
import { countLines } from "./count-lines.ts";

/** The way to the request list is shown once there is something in it, with how much that is. */
function show() {
  const count = countLines();
  for (const link of document.querySelectorAll<HTMLElement>("[data-basket]")) {
    link.hidden = !count;
    if (link.matches("a")) link.ariaHasPopup = "dialog";
    (link.lastElementChild as HTMLElement).textContent = `${count}`;
  }
}

/** A member finds on this device what they gathered on another. */
function follow() {
  if (readMember()) void import("./sync-basket.client.ts").then(({ syncIfDue }) => syncIfDue());
}

/** The list opens beside the page; whatever comes between leads to its own page. */
async function open(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-basket]");
  if (!link || link.pathname === location.pathname || !opensInThisTab(link, event)) return;
  event.preventDefault();
  const drawer = await import("./basket-drawer.client.ts").catch(() => undefined);
  if (!(await drawer?.openDrawer(link))) location.assign(link.href);
}

show();
follow();
// Before anything else takes the press for a way to another page.
addEventListener("click", open, { capture: true });
for (const event of ["basket-changed", "storage", "pageshow"]) addEventListener(event, show);
addEventListener("pageshow", ({ persisted }) => persisted && follow());
