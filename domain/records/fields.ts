import { z } from "zod";
import { localized } from "../language/localized.ts";
import { seoContent } from "../pages/seo.ts";

/** Words for staff, in the languages of the back office. */
export type Label = { zh: string; en: string };
export type Choice = { id: string; name: Label };
/** A condition on another field of the same record. */
export type When = { field: string; is: string };

export type CommonInput = { label: Label; hint?: Label; wide?: boolean; when?: When };

/** How the back office asks for what stands in a field. */
export type FieldInput =
  | SimpleInput
  | (CommonInput & ({ as: "group" } | { as: "list" } | { as: "sections" }));
export type SimpleInput = CommonInput &
  (
    | { as: "text"; lines?: number }
    | { as: "rich"; drawings?: boolean }
    | { as: "line"; spell?: "id" | "code"; copied?: string }
    | { as: "number"; unit?: string }
    | { as: "flag"; preset?: boolean }
    | { as: "choice"; choices: Choice[] }
    | { as: "reference" | "references"; kind: string }
    | { as: Plain }
  );
type Plain =
  | ("texts" | "words" | "date" | "colour" | "picture" | "pictures" | "file" | "seo")
  // Parts of a record that have an editor of their own.
  | ("evidence" | "mountings" | "mounting" | "points" | "blocks");

const inputs = z.registry<FieldInput>();

/** How a field is asked for; undefined when it is no field of a form. */
export function inputOf(schema: z.core.$ZodType): FieldInput | undefined {
  return inputs.get(schema);
}

/** What the words of a field and its place in the form may be. */
type Ask = Label & {
  hint?: Label;
  /** A whole line for what is short by nature but long at times, such as an address. */
  wide?: boolean;
  /** Shown only for such records. */
  when?: When;
};

/** The schema with its input; a copy, for schemas are shared and inputs are not. */
function field<S extends z.ZodType>(schema: S, { zh, en, ...input }: Ask & Unlabelled): S {
  const copy = schema.clone();
  inputs.add(copy, { label: { zh, en }, ...input });
  return copy;
}
type Unlabelled = FieldInput extends infer I
  ? I extends unknown
    ? Omit<I, "label">
    : never
  : never;

/** A text in every language. */
export function text(ask: TextAsk): typeof localized;
export function text<S extends z.ZodType>(ask: TextAsk, schema: S): S;
export function text(ask: TextAsk, schema: z.ZodType = localized) {
  return field(schema, { as: "text", ...ask });
}
type TextAsk = Ask & { lines?: number };

export const texts = (ask: Ask) => field(z.array(localized), { as: "texts", ...ask });

/** HTML in every language; the schema says what may stand in it. */
export const rich = <S extends z.ZodType>(ask: Ask & { drawings?: boolean }, schema: S) =>
  field(schema, { as: "rich", ...ask });

/** Something short that reads alike in every language. */
export function line(ask: LineAsk): z.ZodString;
export function line<S extends z.ZodType>(ask: LineAsk, schema: S): S;
export function line(ask: LineAsk, schema: z.ZodType = z.string()) {
  return field(schema, { as: "line", ...ask });
}
type LineAsk = Ask & {
  spell?: "id" | "code";
  /** What a copy of the record has behind it, because no two records may share it. */
  copied?: string;
};

export const words = (ask: Ask, schema = z.array(z.string())) =>
  field(schema, { as: "words", ...ask });

export const number = (ask: Ask & { unit?: string }, schema = z.number()) =>
  field(schema, { as: "number", ...ask });

export const date = (ask: Ask) => field(z.iso.date("date"), { as: "date", ...ask });

export const flag = (ask: Ask & { preset?: boolean }) => field(z.boolean(), { as: "flag", ...ask });

export const colour = (ask: Ask) =>
  field(z.string().regex(/^#[0-9a-f]{6}$/, "colour"), { as: "colour", ...ask });

/** One of several, the first of them unless something is chosen. */
export function choice<Name extends string>(
  ask: Ask,
  names: Record<Name, Label>,
  // Names that are numbers have an order of their own.
  ids = Object.keys(names) as Name[],
) {
  const choices = ids.map((id) => ({ id, name: names[id] }));
  return field(z.enum(ids), { as: "choice", choices, ...ask });
}

/** The id of a picture in the library. */
export const picture = (ask: Ask) => field(z.string(), { as: "picture", ...ask });

export const pictures = (ask: Ask) => field(z.array(z.string()), { as: "pictures", ...ask });

/** The id of an uploaded file (`domain/documents`). */
export const file = (ask: Ask) => field(z.uuid("file-gone"), { as: "file", ...ask });

/** The id of another record. It follows that record when its id is changed. */
export const reference = (ask: Ask & { kind: string }) =>
  field(z.string().min(1), { as: "reference", ...ask });

export const references = (ask: Ask & { kind: string }) =>
  field(z.array(z.string()), { as: "references", ...ask });

/** Several fields that belong together. */
export const group = <S extends z.ZodObject>(ask: Ask, schema: S) =>
  field(schema, { as: "group", ...ask });

export const list = <S extends z.ZodObject>(ask: Ask, schema: S) =>
  field(z.array(schema), { as: "list", ...ask });

/** Parts of several kinds, in the order staff give them; each is a `sectionKind`. */
export const sections = <S extends z.ZodDiscriminatedUnion>(ask: Ask, schema: S) =>
  field(z.array(schema), { as: "sections", ...ask });

/** One kind of such a part: what it is called, and its fields. */
export const sectionKind = <S extends z.ZodObject>(ask: Ask, schema: S) =>
  field(schema, { as: "group", ...ask });

/** A part of a record with an editor of its own. */
export const part = <S extends z.ZodType>(
  as: "evidence" | "mountings" | "mounting" | "points" | "blocks",
  ask: Ask,
  schema: S,
) => field(schema, { as, ...ask });

/** What a record is known by; most have it in their address. */
export const id = (ask: Ask = inAddress, schema = z.string().regex(readable, "id-spelling")) =>
  line({ spell: "id", ...ask }, schema);

const readable = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const inAddress: Ask = {
  zh: "地址名称",
  en: "Name in the address",
  hint: {
    zh: "小写字母、数字和连字符，例如 oak-panel",
    en: "Small letters, digits and hyphens, such as oak-panel",
  },
};
/** For what is in no address. */
export const idOnly: Ask = { ...inAddress, zh: "标识", en: "Id" };

export const title = () => text({ zh: "标题", en: "Title" });
export const summary = () => text({ zh: "摘要", en: "Summary", lines: 3 });
export const seo = () => field(seoContent, { as: "seo", zh: "搜索与分享", en: "Search and share" });
