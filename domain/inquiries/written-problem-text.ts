import { m } from "#text";
import type { Lang } from "../language/language.ts";
import type { AttachmentProblem } from "./attachment-rules.ts";
import type { WrittenProblem } from "./inquiry-rules.ts";

type Sentence = (inputs: { file: string }, options: { locale: Lang }) => string;

/** What is wrong with a form, for browsers too; what only the server finds out stands apart. */
export const writtenProblemTexts: Record<WrittenProblem | AttachmentProblem, Sentence> = {
  name: m.inquiry_problem_name,
  phone: m.inquiry_problem_phone,
  country: m.inquiry_problem_country,
  message: m.inquiry_problem_message,
  email: m.inquiry_problem_email,
  address: m.inquiry_problem_address,
  fullName: m.inquiry_problem_full_name,
  "files-many": m.inquiry_problem_files_many,
  "files-large": m.inquiry_problem_files_large,
  "files-type": m.inquiry_problem_files_type,
};

/** The field of the form, by its name in the public API, that a problem belongs to. */
export function fieldOfWritten(problem: string): string {
  if (problem === "message") return "conts";
  return problem.startsWith("files-") ? "files" : problem;
}
