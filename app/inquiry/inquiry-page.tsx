import { data, redirect } from "react-router";
import { largestAttachment, mostAttachments } from "#domain/inquiries/attachment-rules.ts";
import { m } from "#text";
import { ContactBlock } from "../inquiry-form/contact-block.tsx";
import type { InquiryContext } from "../inquiry-form/inquiry-context.ts";
import { inquiryTitles } from "../inquiry-form/inquiry-titles.ts";
import { countriesForForm } from "../inquiry-form/list-countries.ts";
import { PageForm } from "../inquiry-form/page-form.tsx";
import type { PageHandle } from "../request/page-handle.ts";
import { lang, visitorIp } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { localHref } from "../ui/controls/link.tsx";
import { RefusedNote } from "../ui/forms/refused-note.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/inquiry-page";
import { handleInquiryForm } from "./handle-inquiry-form.ts";

/** One file too many is let in: the page says so at the field. */
export const handle = {
  fileBytes: (mostAttachments + 1) * largestAttachment,
} satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { countries: countriesForForm({ lang: context.get(lang) }) };
}

/** A form sent without JavaScript. Received, it leads to a page that can be reloaded. */
export async function action({ request, context }: Route.ActionArgs) {
  const refused = await handleInquiryForm({
    form: await request.formData(),
    lang: context.get(lang),
    ip: context.get(visitorIp),
  });
  if (!refused) throw redirect(localHref("/inquiry/sent"), 303);
  const { status, retryAfter, given } = refused;
  return data(given, { status, headers: retryAfter ? { "Retry-After": `${retryAfter}` } : {} });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...siteOf(matches),
    path: "/inquiry",
    title: m.leave_message(),
    description: m.inquiry_lead(),
    index: false,
  });

export default function InquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const context = contextOf(actionData?.typed);
  return (
    <>
      <PageHead title={inquiryTitles[context.kind]()} lead={m.inquiry_lead()} />
      <div className="page-width grid gap-x-20 gap-y-12 pb-24 desktop:grid-cols-[1fr_20rem]">
        <div>
          <RefusedNote problems={actionData?.problems ?? []} />
          <PageForm context={context} countries={loaderData.countries} given={actionData} />
        </div>
        <div>
          <h2 className="mb-5 text-xl">{m.contact_details()}</h2>
          <ContactBlock />
        </div>
      </div>
    </>
  );
}

/** What the form that came in was about, so that it goes along the second time too. */
function contextOf(typed: Record<string, string> = {}): InquiryContext {
  const { purpose, product, finish, mounting, quantity, member } = typed;
  const kind = purpose === "quote" || purpose === "sample" ? purpose : "message";
  return { kind, product, finish, mounting, quantity, member };
}
