import { m } from "#text";
import { CallFailed } from "../api/send.ts";
import { AreaPage } from "../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../member-area/use-own-record.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import type { Route } from "./+types/resume-page";
import type { OwnAccount, OwnResume } from "./own-types.ts";
import { ResumeList } from "./resume-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/myresume", title: m.member_resume() });

export default function ResumePage() {
  const { value: resume, failure, setValue } = useOwnRecord<OwnResume>("resume");
  const { value: account } = useOwnRecord<OwnAccount>("me");

  async function change(path: string, body: object) {
    try {
      setValue(await changeOwn<OwnResume>({ path: `resume/${path}`, body }));
    } catch (error) {
      // It has been shown.
      if (!(error instanceof CallFailed)) throw error;
    }
  }

  return (
    <AreaPage
      title={m.member_resume()}
      lead={m.member_resume_lead()}
      isReady={resume !== undefined && account !== undefined}
      failure={failure}
    >
      {resume && account && (
        <>
          <p className="hidden text-2xl font-semibold print:block">
            <bdi>{account.name}</bdi>
          </p>
          <p className="hidden print:block">
            <bdi dir="ltr">{account.email}</bdi>
          </p>
          <ResumeList
            title={m.resume_experience()}
            add={{ to: "/users/addExperience", label: m.resume_add_experience() }}
            edit="/users/editExperience"
            entries={resume.experience}
            onChange={change}
          />
          <ResumeList
            title={m.resume_education()}
            add={{ to: "/users/addEducation", label: m.resume_add_education() }}
            edit="/users/editEducation"
            entries={resume.education}
            onChange={change}
          />
          <button
            type="button"
            onClick={() => window.print()}
            className={`mt-10 ${buttonClass("outline")} print:hidden`}
          >
            {m.print()}
          </button>
        </>
      )}
    </AreaPage>
  );
}
