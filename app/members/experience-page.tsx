import { m } from "#text";
import { accountMeta } from "../seo/account-meta.ts";
import type { Route } from "./+types/experience-page";
import { ResumeEntryForm } from "./resume-entry-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/addExperience", title: m.resume_add_experience() });

export default function ExperiencePage({ params }: Route.ComponentProps) {
  return <ResumeEntryForm kind="experience" id={params.id} />;
}
