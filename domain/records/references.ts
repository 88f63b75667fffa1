import { z } from "zod";
import { inputOf } from "./fields.ts";
import { type Kind, kindNames, kinds } from "./kinds.ts";

/** A place in records of a kind where the id of a picture or of another record stands. */
export type Reference = {
  /** `*` stands for every item of a list. */
  path: string[];
  /** The kind of record that is named there; undefined for a picture. */
  to: string | undefined;
};

/** Where records of a kind name others, and pictures. */
export function referencesIn(kind: Kind): Reference[] {
  const known = found.get(kind) ?? search(kinds[kind].schema, []);
  found.set(kind, known);
  return known;
}

const found = new Map<Kind, Reference[]>();

function search(schema: z.core.$ZodType, path: string[]): Reference[] {
  const input = inputOf(schema);
  switch (input?.as) {
    case "picture":
      return [{ path, to: undefined }];
    case "pictures":
      return [{ path: [...path, "*"], to: undefined }];
    case "reference":
      return [{ path, to: input.kind }];
    case "references":
      return [{ path: [...path, "*"], to: input.kind }];
  }
  if (schema instanceof z.ZodOptional) return search(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return search(schema.element, [...path, "*"]);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => search(inner, [...path, name]));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const found = schema.options.flatMap((option) => search(option, path));
    const places = new Map(found.map((one) => [`${one.to} ${one.path.join(".")}`, one]));
    return [...places.values()];
  }
  return [];
}

/** What stands at such a place in one record, and exactly where. */
export function valuesAt(content: unknown, path: string[]): { field: string; value: string }[] {
  const visit = (at: unknown, [step, ...rest]: string[], before: string[]) => {
    if (at === undefined || at === null) return [];
    if (step === undefined) return [{ field: before.join("."), value: String(at) }];
    if (step === "*") {
      return Object.entries(at).flatMap(
        ([key, inner]): ReturnType<typeof valuesAt> => visit(inner, rest, [...before, key]),
      );
    }
    return visit(Reflect.get(Object(at), step), rest, [...before, step]);
  };
  return visit(content, path, []);
}

/** The same record with another value wherever the old one stands at such a place. */
export function replaceAt(content: unknown, path: string[], from: string, to: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return content === from ? to : content;
  if (Array.isArray(content)) {
    return step === "*" ? content.map((inner) => replaceAt(inner, rest, from, to)) : content;
  }
  if (typeof content !== "object" || content === null || !(step in content)) return content;
  return { ...content, [step]: replaceAt(Reflect.get(content, step), rest, from, to) };
}

/** The kinds whose records may name one of this kind, and where. */
export function referrersOf(kind: Kind): { kind: Kind; path: string[] }[] {
  return kindNames.flatMap((from) =>
    referencesIn(from)
      .filter(({ to }) => to === kind)
      .map(({ path }) => ({ kind: from, path })),
  );
}
