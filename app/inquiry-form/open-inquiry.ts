import { createStore } from "../ui/hooks/store.ts";
import type { InquiryContext } from "./inquiry-context.ts";

export const inquiryDialogId = "inquiry";

/** What the dialog was last opened for. */
export const openedInquiry = createStore<InquiryContext>({ kind: "message" });

function dialog() {
  return document.getElementById(inquiryDialogId) as HTMLDialogElement | null;
}

/** False when the page has no dialog. */
export function openInquiry(context: InquiryContext): boolean {
  const element = dialog();
  const title = element?.querySelector("h2");
  if (!element || !title) return false;
  openedInquiry.set(context);
  title.textContent = title.dataset[context.kind] ?? title.textContent;
  element.ariaLabel = title.textContent;
  // After the press has been drawn: the browser goes over the whole page to put it to rest.
  requestAnimationFrame(() => setTimeout(() => element.open || element.showModal()));
  return true;
}

export function closeInquiry() {
  dialog()?.close();
}
