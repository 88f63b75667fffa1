import { z } from "zod";
import type { BasketLine } from "../basket/basket-rules.ts";
import { type LinesProblem, readLines } from "../basket/read-lines.ts";
import type { Calculation } from "../calculator/calculation.ts";
import { readLink } from "../calculator/read-link.ts";
import { isLang, type Lang } from "../language/language.ts";
import { withoutLinkToken } from "../security/without-link-token.ts";
import { cleanLine, cleanLines, cutLine } from "../text/typed-text.ts";
import { mostAttachments } from "./attachment-rules.ts";
import type { Written } from "./inquiry-rules.ts";

export const purposes = ["message", "quote", "sample"] as const;
export type Purpose = (typeof purposes)[number];

const optional = () => z.string().optional();

/** The inquiry as the public API names its fields. */
export const inquiryForm = z.object({
  name: z.string().describe("What to call the sender, 1 to 10 characters"),
  fullName: optional().describe("Full name and company, at most 80 characters"),
  phone: z.string().describe("In Chinese a mainland mobile number, otherwise anything"),
  email: optional().describe("For the reply; not checked"),
  conts: z.string().describe("The message, 1 to 200 characters"),
  code: z.string().describe("What the picture says, or the solution of the proof of work as JSON"),
  vcode: z.string().describe("Which picture or proof of work it is"),
  lang: z.enum(["zh", "en", "ar"]).optional().describe("Language of the form and of the answer"),
  address: optional().describe("Address of the project, at most 200 characters"),
  country: optional().describe("English name; needed unless the form is in Chinese"),
  purpose: z.enum(purposes).optional().describe("What is asked for; `message` unless said"),
  product: optional().describe("Id of the product asked about"),
  finish: optional().describe("Id of its finish"),
  mounting: optional().describe("Id of its mounting"),
  quantity: optional(),
  room: optional().describe("A room of the calculator, as it stands behind the # of its address"),
  lines: optional().describe(
    "Several products at once: a JSON list of at most 100 objects with product, finish, mounting, sample (true or false), amount, unit (m2 or piece) and note",
  ),
  member: optional().describe("Id of the member to be reached through us"),
  page: optional().describe("Path of the page with the form"),
  referrer: optional().describe("Where the visitor came from"),
  utm_source: optional(),
  utm_medium: optional(),
  utm_campaign: optional(),
  utm_term: optional(),
  utm_content: optional(),
  key: optional().describe(
    "Made up by the form for one press of its button: sent again with the same key, the same inquiry is stored once. Also taken from the header Idempotency-Key",
  ),
  faxNumber: optional().describe("A trap for robots, hidden from people; stays empty"),
  files: z
    .array(z.file())
    .max(mostAttachments)
    .optional()
    .describe("PDF, JPEG, PNG or WebP, each at most 5 MB; in a form in parts only"),
});

export type InquiryForm = z.infer<typeof inquiryForm>;

export type Submission = Written & {
  purpose: Purpose;
  productId: string | undefined;
  finish: string | undefined;
  mounting: string | undefined;
  quantity: string | undefined;
  room: Calculation | undefined;
  lines: BasketLine[];
  linesProblem: LinesProblem | undefined;
  memberId: string | undefined;
  page: string | undefined;
  referrer: string | undefined;
  utm: Record<string, string>;
  code: string;
  vcode: string;
  key: string | undefined;
  trapped: boolean;
};

/**
 * Reads whatever came in. A field of the wrong kind is an empty one, so that the answer is the
 * sentence for that field; what the visitor did not type is cut rather than refused.
 */
export function readForm({ form, lang }: { form: unknown; lang: Lang }): Submission {
  const given = textFields(form);
  const text = (name: keyof InquiryForm) => given.get(name) ?? "";
  const cut = (name: keyof InquiryForm, longest: number) => cutLine(given.get(name), longest);
  const named = given.get("lang");
  const key = text("key");
  const read = readLines(text("lines"));
  return {
    lang: isLang(named) ? named : lang,
    name: cleanLine(text("name")),
    fullName: cleanLine(text("fullName")),
    phone: cleanLine(text("phone")),
    email: cleanLine(text("email")),
    address: cleanLine(text("address")),
    country: cleanLine(text("country")),
    message: cleanLines(text("conts")),
    purpose: purposes.find((purpose) => purpose === text("purpose")) ?? "message",
    productId: cut("product", 100),
    finish: cut("finish", 100),
    mounting: cut("mounting", 100),
    quantity: cut("quantity", 60),
    room: readLink(text("room")),
    lines: "lines" in read ? read.lines : [],
    linesProblem: "problem" in read ? read.problem : undefined,
    memberId: cut("member", 100),
    page: withoutLinkToken(cut("page", 500) ?? "") || undefined,
    referrer: withoutLinkToken(cut("referrer", 500) ?? "") || undefined,
    utm: Object.fromEntries(
      (["source", "medium", "campaign", "term", "content"] as const).flatMap((name) => {
        const value = cut(`utm_${name}`, 200);
        return value ? [[name, value]] : [];
      }),
    ),
    code: text("code").trim().slice(0, 500),
    vcode: /^[\w-]{1,100}$/.exec(text("vcode"))?.[0] ?? "",
    key: key.length >= 8 && key.length <= 200 ? key : undefined,
    trapped: text("faxNumber") !== "",
  };
}

/** The fields that hold a text or a number; a phone number may well come as one. */
function textFields(form: unknown): Map<string, string> {
  const given = typeof form === "object" && form !== null ? Object.entries(form) : [];
  return new Map(
    given.flatMap(([name, value]): [string, string][] =>
      typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
    ),
  );
}
