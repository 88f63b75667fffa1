import { z } from "zod";
import { isLang, type Lang } from "../language/language.ts";
import { cleanLine, cleanLines } from "../text/typed-text.ts";
import type { WrittenApplication } from "./application-rules.ts";

const optional = () => z.string().optional();

/** The application as the public API names its fields; `file` comes beside them. */
export const applicationForm = z.object({
  job: z.string().describe("Id of the job"),
  name: z.string().describe("1 to 60 characters"),
  phone: z.string().describe("At least five digits"),
  email: optional().describe("Where the receipt goes"),
  message: z.string().describe("1 to 1000 characters"),
  with: z
    .enum(["file", "resume"])
    .optional()
    .describe("`resume`: a member's own, with a session and without a code; else a file"),
  file: z.unknown().optional().describe("A PDF of at most 5 MB, as a part of the form"),
  code: optional().describe("What the picture says, or the solution of the proof of work"),
  vcode: optional().describe("Which picture or proof of work it is"),
  lang: z.enum(["zh", "en", "ar"]).optional().describe("Language of the form and of the answer"),
  key: optional().describe("Made up by the form for one press of its button"),
  faxNumber: optional().describe("A trap for robots, hidden from people; stays empty"),
});

export type ApplicationForm = WrittenApplication & {
  jobId: string;
  lang: Lang;
  with: "file" | "resume";
  code: string;
  vcode: string;
  key: string | undefined;
  trapped: boolean;
};

/** Reads whatever came in; a field of the wrong kind is an empty one. */
export function readApplicationForm({
  form,
  lang,
}: {
  form: Record<string, unknown>;
  lang: Lang;
}): ApplicationForm {
  const text = (name: keyof z.infer<typeof applicationForm>) => {
    const value = form[name];
    return typeof value === "string" ? value : "";
  };
  const named = text("lang");
  const key = text("key");
  return {
    jobId: text("job").slice(0, 200),
    lang: isLang(named) ? named : lang,
    name: cleanLine(text("name")),
    phone: cleanLine(text("phone")),
    email: cleanLine(text("email")),
    message: cleanLines(text("message")),
    with: text("with") === "resume" ? "resume" : "file",
    code: text("code").trim().slice(0, 500),
    vcode: /^[\w-]{1,100}$/.exec(text("vcode"))?.[0] ?? "",
    key: key.length >= 8 && key.length <= 200 ? key : undefined,
    trapped: text("faxNumber") !== "",
  };
}
