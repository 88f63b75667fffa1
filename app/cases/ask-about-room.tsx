import type { Case } from "#domain/cases/get-case.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { inquiryAttributes } from "../inquiry-form/inquiry-context.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";

/** Leads to the contact page; where the message dialog is at hand, it opens with this case in mind. */
export function AskAboutRoom({ shown }: { shown: Case }) {
  return (
    <section className="bg-moss text-paper print:hidden">
      <div className="page-width grid items-center gap-x-16 gap-y-6 py-16 tablet:py-20 desktop:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-title">{m.case_ask_title()}</h2>
          <p className="mt-4 max-w-prose text-lead text-paper/85">{m.case_ask_lead()}</p>
        </div>
        <div className="desktop:justify-self-end">
          <Link
            to="/aboutUs/lianxi.html"
            {...inquiryAttributes({ kind: "quote", about: plain(shown.title) })}
            className={buttonClass("light")}
          >
            {m.case_ask()}
          </Link>
        </div>
      </div>
    </section>
  );
}
