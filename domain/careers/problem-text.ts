import { m } from "#text";
import type { Lang } from "../language/language.ts";
import type { FieldProblem } from "../text/field-problem.ts";
import type { ApplicationProblem } from "./application-rules.ts";

const texts: Record<ApplicationProblem, (inputs: object, options: { locale: Lang }) => string> = {
  name: m.apply_problem_name,
  phone: m.apply_problem_phone,
  email: m.apply_problem_email,
  message: m.apply_problem_message,
  "file-missing": m.apply_problem_file_missing,
  "file-large": m.apply_problem_file_large,
  "file-name": m.apply_problem_file_name,
  "file-type": m.apply_problem_file_type,
  "file-encrypted": m.apply_problem_file_encrypted,
  "file-unsafe": m.apply_problem_file_unsafe,
  "file-infected": m.api_infected_file,
  resume: m.apply_problem_resume,
  job: m.apply_problem_job,
  code: m.inquiry_problem_code,
  early: m.inquiry_problem_early,
  trap: m.inquiry_problem_trap,
};

/** A problem as the form shows it: at its field, in the reader's language. */
export function describeProblem({
  problem,
  lang,
}: {
  problem: ApplicationProblem;
  lang: Lang;
}): FieldProblem {
  return { reason: problem, field: fieldOf(problem), msg: texts[problem]({}, { locale: lang }) };
}

function fieldOf(problem: ApplicationProblem): string {
  if (problem.startsWith("file-")) return "file";
  return problem === "early" ? "code" : problem;
}
