import { m } from "#text";
import type { Lang } from "../language.ts";
import type { Problem } from "./inquiry-rules.ts";

const texts: Record<Problem, (inputs: object, options: { locale: Lang }) => string> = {
  name: m.inquiry_problem_name,
  phone: m.inquiry_problem_phone,
  country: m.inquiry_problem_country,
  message: m.inquiry_problem_message,
  email: m.inquiry_problem_email,
  address: m.inquiry_problem_address,
  code: m.inquiry_problem_code,
  early: m.inquiry_problem_early,
  trap: m.inquiry_problem_trap,
};

export function problemText({ problem, lang }: { problem: Problem; lang: Lang }): string {
  return texts[problem]({}, { locale: lang });
}

/** The field of the form, by its name in the public API, that a problem belongs to. */
export function fieldOfProblem(problem: Problem): string {
  if (problem === "message") return "conts";
  return problem === "early" ? "code" : problem;
}
