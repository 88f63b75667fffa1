import { createStore } from "../ui/store.ts";
import type { InquiryContext } from "./inquiry-context.ts";

/** What the dialog is open for; undefined while it is closed. */
export const openedInquiry = createStore<InquiryContext | undefined>(undefined);

export function openInquiry(context: InquiryContext = { kind: "message" }) {
  openedInquiry.set(context);
}

export function closeInquiry() {
  openedInquiry.set(undefined);
}
