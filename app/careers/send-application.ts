import { findApplicationProblems } from "#domain/careers/application-rules.ts";
import { describeProblem } from "#domain/careers/problem-text.ts";
import type { Lang } from "#domain/language/language.ts";
import type { FieldProblem } from "#domain/text/field-problem.ts";
import { cleanLine, cleanLines } from "#domain/text/typed-text.ts";
import { callApi } from "../api/client.ts";

const largestFile = 5 * 1024 * 1024;
/** A file of five megabytes over a slow line. */
const patience = 180_000;

type Answer =
  | { code: 1000; data: { number: string } }
  | { code: 400; msg: string; data: { problems: FieldProblem[] } };

/** What the applicant can mend before anything is sent, in the order of the form. */
export function findFieldProblems({ form, lang }: { form: FormData; lang: Lang }): FieldProblem[] {
  const text = (name: string) => String(form.get(name) ?? "");
  const problems = findApplicationProblems({
    name: cleanLine(text("name")),
    phone: cleanLine(text("phone")),
    email: cleanLine(text("email")),
    message: cleanLines(text("message")),
  });
  const file = form.get("file");
  if (text("with") !== "resume") {
    if (!(file instanceof File) || file.size === 0) problems.push("file-missing");
    else if (file.size > largestFile) problems.push("file-large");
  }
  return problems.map((problem) => describeProblem({ problem, lang }));
}

/** Sends the form: the receipt number, or what is still to be mended. */
export async function sendApplication({
  form,
}: {
  form: FormData;
}): Promise<{ number: string } | { problems: FieldProblem[] }> {
  const answer = await callApi<Answer>({
    path: "/api/recruit/apply",
    method: "POST",
    body: form,
    patience,
  });
  return answer.code === 1000 ? answer.data : { problems: answer.data.problems };
}
