import { m } from "#text";
import { accountMeta } from "../seo/account-meta.ts";
import type { Route } from "./+types/education-page";
import { ResumeEntryForm } from "./resume-entry-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/addEducation", title: m.resume_add_education() });

export default function EducationPage({ params }: Route.ComponentProps) {
  return <ResumeEntryForm kind="education" id={params.id} />;
}
