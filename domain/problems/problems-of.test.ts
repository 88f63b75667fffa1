import { expect, test } from "vitest";
import { z } from "zod";
import { kindNames, kinds } from "../records/kinds.ts";
import { isProblemWord } from "./problem-words.ts";
import { problemsOf } from "./problems-of.ts";

const given = (schema: z.core.$ZodType, value: unknown) =>
  problemsOf({ issues: z.safeParse(schema, value, { reportInput: true }).error?.issues ?? [] });

test.each<[string, z.ZodType, unknown, string | undefined]>([
  ["nothing", z.number(), undefined, "required"],
  ["blank", z.string().regex(/a/), "", "required"],
  ["no number", z.number(), "thick", "number"],
  ["half a piece", z.int(), 1.5, "whole-number"],
  ["beyond", z.number().max(1.5), 2, "too-big:1.5"],
  ["not more than", z.number().positive(), 0, "not-above:0"],
  ["short", z.string().min(12), "short", "too-short:12"],
  ["few", z.array(z.string()).min(3), ["one"], "too-few:3"],
  ["none of at least one", z.array(z.string()).min(1), [], "required"],
  ["one of two", z.array(z.string()).length(2), ["one"], "exactly:2"],
  ["right", z.number(), 1, undefined],
])("%s", (_name, schema, value, word) => {
  expect(given(schema, value)[""]).toBe(word);
});

/** Everything that can be typed or chosen in a form of the back office. */
function leavesOf(
  schema: z.core.$ZodType,
  path: string,
): { schema: z.core.$ZodType; path: string }[] {
  if (schema instanceof z.ZodOptional) return leavesOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray)
    return [{ schema, path }, ...leavesOf(schema.element, `${path}.0`)];
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((option) => leavesOf(option, path));
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([field, inner]) =>
      leavesOf(inner, `${path}.${field}`),
    );
  }
  return [{ schema, path }];
}

/** What somebody might type into it and be wrong. */
function slipsIn(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodNumber) return ["", "thick", -1e12, 1e12, 1.5, 0];
  if (schema instanceof z.ZodArray) return [[], Array.from({ length: 500 }, () => ({}))];
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral) return [];
  if (schema instanceof z.ZodPipe || schema instanceof z.ZodRecord) return [];
  return ["", "~ no such thing ~", "x".repeat(100_000)];
}

test.each(kindNames)("of every field of a %s it is told why", (kind) => {
  const untold = leavesOf(kinds[kind].schema, kind).flatMap(({ schema, path }) =>
    slipsIn(schema).flatMap((slip) =>
      Object.entries(given(schema, slip))
        .filter(([at]) => at === "")
        .map(([, word]) => word.split(":", 1)[0] ?? "")
        .filter((word) => word === "invalid" || !isProblemWord(word))
        .map((word) => [path, String(slip).slice(0, 20), word]),
    ),
  );
  expect(untold).toEqual([]);
});
