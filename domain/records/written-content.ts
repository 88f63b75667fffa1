import { z } from "zod";
import { localized } from "../language/localized.ts";
import { type ContentOf, type Kind, kinds } from "./kinds.ts";

/** What may stand on a page: all that its kind demands, under a name in one language at least. */
export function publishedContent(kind: Kind): z.ZodType<ContentOf<Kind>> {
  const schema: z.ZodType<ContentOf<Kind>> = kinds[kind].schema;
  return schema.check(({ value, issues }) => {
    for (const [field, text] of Object.entries(value)) {
      if (!names.has(field) || !localized.safeParse(text).success) continue;
      if (Object.values(text).some((words) => String(words).trim() !== "")) continue;
      const path = [field, "zh"];
      issues.push({ code: "too_small", origin: "string", minimum: 1, path, input: "" });
    }
  });
}

const names = new Set(["title", "subjectName", "name"]);

/**
 * What may be kept while it is being written: what is still blank is left out, what is there is
 * right. Only that by which records are told apart must be there from the start.
 */
export function draftContent(kind: Kind): z.ZodType<ContentOf<Kind>> {
  const known = drafts.get(kind) ?? (relaxRecord(kinds[kind].schema) as z.ZodType<ContentOf<Kind>>);
  drafts.set(kind, known);
  return known;
}

const drafts = new Map<Kind, z.ZodType<ContentOf<Kind>>>();
const distinguishing = ["id", "className", "from"];

function relaxRecord(schema: z.ZodObject): z.core.$ZodType {
  const kept = Object.entries(schema.shape).filter(([field]) => distinguishing.includes(field));
  return relaxObject(schema).extend(Object.fromEntries(kept));
}

function relax(schema: z.core.$ZodType): z.core.$ZodType {
  // Texts say by themselves that they are missing.
  if (isLocalizedSchema(schema) || schema instanceof z.ZodPipe || schema instanceof z.ZodRecord) {
    return schema;
  }
  if (schema instanceof z.ZodOptional) return z.optional(relax(schema.unwrap()));
  if (schema instanceof z.ZodObject) return relaxObject(schema);
  if (schema instanceof z.ZodArray) return z.array(relaxPart(schema.element));
  if (schema instanceof z.ZodDiscriminatedUnion) return z.union(schema.options.map(relaxPart));
  if (schema instanceof z.ZodLiteral) return schema;
  return z.union([blank, schema]);
}

function isLocalizedSchema(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && "zh" in schema.shape && "ar" in schema.shape;
}

const blank = z.union([z.literal(""), z.null()]).transform(() => undefined);

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
