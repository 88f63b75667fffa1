import { FeedbackRegion } from "../ui/dialogs/feedback.tsx";
import { useStore } from "../ui/hooks/use-store.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import { closeInquiry, openedInquiry } from "./open-inquiry.ts";

/** The form inside the dialog: about whatever was pressed to open it. */
export function DialogForm() {
  const context = useStore(openedInquiry);
  return (
    <>
      <InquiryForm context={context} onSent={closeInquiry} />
      <FeedbackRegion />
    </>
  );
}
