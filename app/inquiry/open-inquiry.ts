import { createStore } from "../ui/store.ts";
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
  if (!element.open) element.showModal();
  return true;
}

export function closeInquiry() {
  dialog()?.close();
}
