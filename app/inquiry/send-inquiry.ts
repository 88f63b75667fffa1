import { findProblems } from "#domain/inquiries/inquiry-rules.ts";
import { fieldOfProblem, problemText } from "#domain/inquiries/problem-text.ts";
import type { Lang } from "#domain/language.ts";
import { cleanLine, cleanLines } from "#domain/typed-text.ts";
import { callApi } from "../api/client.ts";
import { readLanding } from "./landing.ts";

export type FieldProblem = { field: string; msg: string };

type Answer = { code: number; msg?: string; data?: { problems?: FieldProblem[] } | null };

/** What the visitor can mend before anything is sent, in the order of the form. */
export function findFieldProblems({ form, lang }: { form: FormData; lang: Lang }): FieldProblem[] {
  const text = (name: string) => String(form.get(name) ?? "");
  const written = {
    lang,
    name: cleanLine(text("name")),
    phone: cleanLine(text("phone")),
    email: cleanLine(text("email")),
    address: cleanLine(text("address")),
    country: text("country"),
    message: cleanLines(text("conts")),
  };
  return findProblems({ written }).map((problem) => ({
    field: fieldOfProblem(problem),
    msg: problemText({ problem, lang }),
  }));
}

/** Sends the form; the answer is what is still to be mended, or nothing when it was received. */
export async function sendInquiry({
  form,
  lang,
}: {
  form: FormData;
  lang: Lang;
}): Promise<FieldProblem[]> {
  const answer = await callApi<Answer>({
    path: "/api/admin/addMessage",
    method: "POST",
    host: "inquiry",
    body: { ...readLanding(), page: location.pathname, ...Object.fromEntries(form), lang },
  });
  if (answer.code === 1000) return [];
  return answer.data?.problems ?? [{ field: "", msg: answer.msg ?? "" }];
}
