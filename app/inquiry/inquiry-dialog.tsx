import { m } from "#text";
import { CloseButton, Dialog } from "../ui/dialog.tsx";
import { ContactBlock } from "./contact-block.tsx";
import type { InquiryContext } from "./inquiry-context.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import { inquiryTitles } from "./inquiry-titles.ts";

/** Contact data and form, over any page. A click beside it does not throw away what was typed. */
export function InquiryDialog({
  context,
  onClose,
}: {
  /** Undefined while it is closed. */
  context: InquiryContext | undefined;
  onClose: () => void;
}) {
  const title = inquiryTitles[context?.kind ?? "message"]();
  return (
    <Dialog
      open={context !== undefined}
      onClose={onClose}
      label={title}
      dismissable={false}
      className="m-auto w-[min(1200px,calc(100%-2rem))] rounded-lg mobile:w-[99%]"
    >
      <div className="grid desktop:grid-cols-[1fr_20rem]">
        <div className="px-5 pt-5 pb-8 tablet:px-10 tablet:pt-8 tablet:pb-10">
          <div className="flex items-start justify-between gap-4">
            <h2 className="text-2xl">{title}</h2>
            <CloseButton
              onClick={onClose}
              className="-me-3 -mt-1.5 desktop:absolute desktop:end-5"
            />
          </div>
          <p className="mt-1 mb-6 text-felt">{m.inquiry_lead()}</p>
          <InquiryForm key={context?.product} context={context} onSent={onClose} />
        </div>
        <div className="bg-sand px-5 py-8 tablet:px-10 desktop:pt-20">
          <h3 className="mb-5 text-lg">{m.contact_details()}</h3>
          <ContactBlock />
        </div>
      </div>
    </Dialog>
  );
}
