import { m } from "#text";
import { inquiryDraft } from "../inquiry-form/draft.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/inquiry-sent-page";

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
