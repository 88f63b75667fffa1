import { readContext } from "./inquiry-context.ts";
import { saveLanding } from "./landing.ts";
import { openInquiry } from "./open-inquiry.ts";

/** Any link with `data-inquiry` opens the dialog instead of the contact page. */
export function watchInquiryLinks() {
  saveLanding();
  addEventListener("click", (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLElement>("[data-inquiry]");
    // With a modifier key a link is meant to be opened elsewhere.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (openInquiry(readContext(link.dataset))) event.preventDefault();
  });
}
