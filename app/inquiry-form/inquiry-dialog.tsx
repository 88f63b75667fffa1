import { m } from "#text";
import { island } from "../islands/island.tsx";
import { NativeCloseButton, NativeDialog } from "../ui/dialogs/native-dialog.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { DialogForm } from "./dialog-form.tsx";
import { inquiryTitles } from "./inquiry-titles.ts";
import { inquiryDialogId } from "./open-inquiry.ts";

const Form = island("inquiry-dialog", DialogForm, "visible");

/**
 * Contact data and form, over any page. It is in the page from the start, so that a link marked
 * `data-inquiry` opens it at once (`inquiry-dialog.client.ts`); React takes the form over when it
 * is seen. A press beside it does not throw away what was typed.
 */
export function InquiryDialog() {
  return (
    <NativeDialog
      id={inquiryDialogId}
      label={inquiryTitles.message()}
      dismissable={false}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(1200px,calc(100%-2rem))] rounded-lg opacity-0 open:opacity-100 starting:open:opacity-0 mobile:w-[99%]"
    >
      <div className="grid desktop:grid-cols-[1fr_20rem]">
        <div className="px-5 pt-5 pb-8 tablet:px-10 tablet:pt-8 tablet:pb-10">
          <div className="flex items-start justify-between gap-4">
            <h2
              className="text-2xl"
              data-message={inquiryTitles.message()}
              data-quote={inquiryTitles.quote()}
              data-sample={inquiryTitles.sample()}
            >
              {inquiryTitles.message()}
            </h2>
            <NativeCloseButton className="-me-3 -mt-1.5 desktop:absolute desktop:end-5" />
          </div>
          <p className="mt-1 mb-6 text-felt">{m.inquiry_lead()}</p>
          <Form />
        </div>
        <div className="bg-sand px-5 py-8 tablet:px-10 desktop:pt-20">
          <h3 className="mb-5 text-lg">{m.contact_details()}</h3>
          <ContactBlock />
        </div>
      </div>
    </NativeDialog>
  );
}
