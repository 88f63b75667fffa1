import { m } from "#text";
import type { Lang } from "../language/language.ts";
import { cutLine } from "../text/typed-text.ts";
import type { Problem } from "./inquiry-problem.ts";
import { fieldOfWritten, writtenProblemTexts } from "./written-problem-text.ts";

const texts: Record<Problem, (inputs: { file: string }, options: { locale: Lang }) => string> = {
  ...writtenProblemTexts,
  code: m.inquiry_problem_code,
  early: m.inquiry_problem_early,
  trap: m.inquiry_problem_trap,
  lines: m.inquiry_problem_lines,
  "lines-many": m.inquiry_problem_lines_many,
  "files-damaged": m.inquiry_problem_files_damaged,
  "files-encrypted": m.inquiry_problem_files_encrypted,
  "files-unsafe": m.inquiry_problem_files_unsafe,
};

export function problemText({
  problem,
  lang,
  file,
}: {
  problem: Problem;
  lang: Lang;
  /** Which file it is about, as its sender calls it. */
  file?: string | undefined;
}): string {
  return texts[problem]({ file: cutLine(file, 80) ?? "" }, { locale: lang });
}

export function fieldOfProblem(problem: Problem): string {
  if (problem === "early") return "code";
  return problem === "lines-many" ? "lines" : fieldOfWritten(problem);
}
