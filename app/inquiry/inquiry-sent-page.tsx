import { m } from "#text";
import { pageMeta, siteOf } from "../seo.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/inquiry-sent-page";
import { inquiryDraft } from "./draft.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...siteOf(matches),
    path: "/inquiry/sent",
    title: m.inquiry_received_title(),
    description: m.inquiry_received_text(),
    index: false,
  });

/** Where a form sent without JavaScript ends well. */
export default function InquirySentPage() {
  return (
    <div data-forgets={inquiryDraft} className="min-h-[50vh]">
      <PageHead title={m.inquiry_received_title()} lead={m.inquiry_received_text()}>
        <div className="mt-8">
          <ButtonLink to="/">{m.go_home()}</ButtonLink>
        </div>
      </PageHead>
    </div>
  );
}
