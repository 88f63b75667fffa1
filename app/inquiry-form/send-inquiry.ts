import { findAttachmentProblem } from "#domain/inquiries/attachment-rules.ts";
import { findProblems } from "#domain/inquiries/inquiry-rules.ts";
import { fieldOfWritten, writtenProblemTexts } from "#domain/inquiries/written-problem-text.ts";
import type { Lang } from "#domain/language/language.ts";
import type { FieldProblem } from "#domain/text/field-problem.ts";
import { cleanLine, cleanLines } from "#domain/text/typed-text.ts";
import { callApi } from "../api/client.ts";
import { readLanding } from "./landing.ts";

/** Three files of five megabytes over a slow line. */
const patienceForFiles = 300_000;

type Answer = { code: number; msg?: string; data?: { problems?: FieldProblem[] } | null };

/** What the visitor can mend before anything is sent, in the order of the form. */
export function findFieldProblems({ form, lang }: { form: FormData; lang: Lang }): FieldProblem[] {
  const text = (name: string) => String(form.get(name) ?? "");
  const written = {
    lang,
    name: cleanLine(text("name")),
    fullName: cleanLine(text("fullName")),
    phone: cleanLine(text("phone")),
    email: cleanLine(text("email")),
    address: cleanLine(text("address")),
    country: text("country"),
    message: cleanLines(text("conts")),
  };
  const wrongFile = findAttachmentProblem(filesIn(form));
  return [...findProblems({ written }), ...(wrongFile ? [wrongFile.problem] : [])].map(
    (problem) => ({
      field: fieldOfWritten(problem),
      msg: writtenProblemTexts[problem]({ file: wrongFile?.file ?? "" }, { locale: lang }),
    }),
  );
}

/** A field left empty counts as a file without content. */
function filesIn(form: FormData): File[] {
  return (form.getAll("files") as File[]).filter(({ size }) => size);
}

/** Sends the form; the answer is what is still to be mended, or nothing when it was received. */
export async function sendInquiry({
  form,
  lang,
}: {
  form: FormData;
  lang: Lang;
}): Promise<FieldProblem[]> {
  const hasFiles = filesIn(form).length > 0;
  if (!hasFiles) form.delete("files");
  const context = { ...readLanding(), page: location.pathname, lang };
  for (const [name, value] of Object.entries(context)) form.set(name, value);
  const answer = await callApi<Answer>({
    path: "/api/admin/addMessage",
    method: "POST",
    host: "inquiry",
    body: hasFiles ? form : Object.fromEntries(form),
    ...(hasFiles && { patience: patienceForFiles }),
  });
  if (answer.code === 1000) return [];
  return answer.data?.problems ?? [{ field: "", msg: answer.msg ?? "" }];
}
