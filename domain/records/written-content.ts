import { z } from "zod";
import { localized } from "../language/localized.ts";
import { type ContentOf, type Kind, kinds } from "./kinds.ts";

/**
 * What may stand on a page: all that its kind demands, under a name in one language at least, and
 * no part of a list without its words. All of it is judged at once, so that nobody mends one thing
 * only to hear of the next.
 */
export function publishedContent(kind: Kind): z.ZodType<ContentOf<Kind>> {
  const schema: z.ZodType<ContentOf<Kind>> = kinds[kind].schema;
  return z.unknown().transform((written, context) => {
    const { data, error } = schema.safeParse(written, { reportInput: true });
    const issues = [...(error?.issues ?? []), ...missingWords(kind, written)];
    if (data !== undefined && issues.length === 0) return data;
    for (const issue of issues) context.issues.push(issue as z.core.$ZodRawIssue);
    return z.NEVER;
  });
}

const names = ["title", "subjectName", "name"];

/** Names and words of parts that are empty in every language. */
function missingWords(kind: Kind, written: unknown): z.core.$ZodIssue[] {
  const { shape }: z.ZodObject = kinds[kind].schema;
  const paths = Object.entries(shape).flatMap(([field, schema]) => {
    const value = partOf(written, field);
    if (names.includes(field)) return isEmptyText(value) ? [[field]] : [];
    return emptyParts(schema, value).map((path) => [field, ...path]);
  });
  return paths.map((path) => ({
    ...{ code: "too_small", origin: "string", minimum: 1, inclusive: true },
    ...{ path: [...path, "zh"], input: "", message: "required" },
  }));
}

function emptyParts(schema: z.core.$ZodType, value: unknown): (string | number)[][] {
  const list = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(list instanceof z.ZodArray) || !Array.isArray(value)) return [];
  const { element } = list;
  return value.flatMap((part, at) => {
    if (isLocalizedSchema(element)) return isEmptyText(part) ? [[at]] : [];
    if (element instanceof z.ZodDiscriminatedUnion) {
      return emptyTexts(optionOf(element, part), part).map((path) => [at, ...path]);
    }
    if (!(element instanceof z.ZodObject)) return [];
    return Object.keys(element.shape)
      .filter((field) => isTextSchema(element.shape[field]))
      .filter((field) => isEmptyText(partOf(part, field)))
      .map((field) => [at, field]);
  });
}

/** Every text of a section that has to say something, however deep it lies in it. */
function emptyTexts(schema: z.core.$ZodType | undefined, value: unknown): (string | number)[][] {
  // What may be left out and is, lacks nothing.
  if (value === undefined) return [];
  if (schema instanceof z.ZodOptional) return emptyTexts(schema.unwrap(), value);
  if (schema && isLocalizedSchema(schema)) return isEmptyText(value) ? [[]] : [];
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.flatMap((part, at) => emptyTexts(schema.element, part).map((path) => [at, ...path]))
      : [];
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([field, inner]) =>
    emptyTexts(inner, partOf(value, field)).map((path) => [field, ...path]),
  );
}

function optionOf({ def, options }: z.ZodDiscriminatedUnion, value: unknown) {
  const wanted = partOf(value, def.discriminator);
  return options.find((option) => {
    const named = (option as z.ZodObject).shape[def.discriminator];
    return named instanceof z.ZodLiteral && named.value === wanted;
  });
}

/** Sources may still be kept in one language only. */
function isTextSchema(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && (isLocalizedSchema(schema) || schema instanceof z.ZodUnion);
}

function partOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
}

function isEmptyText(value: unknown): boolean {
  const { success, data } = localized.safeParse(value);
  return success && Object.values(data).every((words) => words.trim() === "");
}

/**
 * What may be kept while it is being written: what is still blank is left out, what is there is
 * right. A record that has no id yet gets one.
 */
export function draftContent(kind: Kind): z.ZodType<ContentOf<Kind>> {
  const known = drafts.get(kind) ?? relaxRecord(kind);
  drafts.set(kind, known);
  return known;
}

const drafts = new Map<Kind, z.ZodType<ContentOf<Kind>>>();
function relaxRecord(kind: Kind) {
  return relaxObject(kinds[kind].schema) as z.ZodType as z.ZodType<ContentOf<Kind>>;
}

function relax(schema: z.core.$ZodType): z.core.$ZodType {
  // Texts say by themselves that they are missing.
  if (isLocalizedSchema(schema) || schema instanceof z.ZodPipe || schema instanceof z.ZodRecord) {
    return schema;
  }
  if (schema instanceof z.ZodOptional) return z.optional(relax(schema.unwrap()));
  if (schema instanceof z.ZodObject) return relaxObject(schema);
  if (schema instanceof z.ZodArray) return z.array(relaxPart(schema.element));
  if (schema instanceof z.ZodDiscriminatedUnion) return relaxUnion(schema);
  if (schema instanceof z.ZodLiteral) return schema;
  return z.preprocess(withoutBlank, z.optional(schema));
}

function isLocalizedSchema(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && "zh" in schema.shape && "ar" in schema.shape;
}

function withoutBlank(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}

/** Which of them it is stays known, so what is wrong is told of that one. */
function relaxUnion({ def, options }: z.ZodDiscriminatedUnion) {
  const [first, ...others] = options.map((option) => relaxObject(option as z.ZodObject));
  if (!first) throw new Error("A union of nothing");
  return z.discriminatedUnion(def.discriminator, [first, ...others]);
}

/** Parts of a list are there or not; within them, things may be blank. */
function relaxPart(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion
    ? relax(schema)
    : schema;
}

function relaxObject({ shape }: z.ZodObject) {
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([field, inner]) => [
        field,
        inner instanceof z.ZodLiteral ? inner : z.optional(relax(inner)),
      ]),
    ),
  );
}
