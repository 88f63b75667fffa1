import { m } from "#text";
import { doorMeta } from "../seo/door-meta.ts";
import type { Route } from "./+types/education-page";
import { ResumeEntryForm } from "./resume-entry-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  doorMeta({ matches, path: "/users/addEducation", title: m.resume_add_education() });

export default function EducationPage({ params }: Route.ComponentProps) {
  return <ResumeEntryForm kind="education" id={params.id} />;
}
