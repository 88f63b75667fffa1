// For those who have a request list, or an account that may have one.
import { readMember } from "../api/session.ts";
import { opensInThisTab } from "../ui/controls/load-progress.client.ts";
import { countLines } from "./count-lines.ts";
import { readBasket } from "./kept-basket.ts";

/** The way to the request list is shown once there is something in it, with how much that is. */
function show() {
  const count = countLines();
  for (const link of document.querySelectorAll<HTMLElement>("[data-basket]")) {
    link.hidden = !count;
    if (link.matches("a")) link.ariaHasPopup = "dialog";
    (link.lastElementChild as HTMLElement).textContent = `${count}`;
  }
  markAdded();
}

/** Links that would put in what is there already say that it is; a card may leave more undecided. */
function markAdded() {
  const links = document.querySelectorAll<HTMLElement>("a[data-adds]");
  const lines = links.length > 0 ? readBasket() : [];
  for (const link of links) {
    const { inquiryProduct, inquiryFinish, inquiryMounting, add = "", adds = "" } = link.dataset;
    const isThere = lines.some(
      ({ product, finish, mounting }) =>
        product === inquiryProduct &&
        (!inquiryFinish || inquiryFinish === finish) &&
        (!inquiryMounting || inquiryMounting === mounting),
    );
    const said = isThere ? adds : add;
    if (link.textContent !== said) link.textContent = said;
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
// Lists are filtered and grow, and another finish is another line.
new MutationObserver(markAdded).observe(document.body, { childList: true, subtree: true });
// Before anything else takes the press for a way to another page.
addEventListener("click", open, { capture: true });
for (const event of ["basket-changed", "storage", "pageshow"]) addEventListener(event, show);
addEventListener("pageshow", ({ persisted }) => persisted && follow());
