import type { z } from "zod";
import { isProblemWord, type ProblemWord } from "./problem-words.ts";

type Issue = z.core.$ZodIssue;

/**
 * What is wrong with which field, in words of ours: `{ "sizes.0.width": "too-big:20000" }`. The schema
 * must have been asked to report its input (`reportInput`). Of several problems of a field, the first.
 */
export function problemsOf({ issues }: { issues: readonly Issue[] }): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of issues) problems[issue.path.join(".")] ??= wordOf(issue);
  return problems;
}

function wordOf(issue: Issue): string {
  if (isBlank(issue.input)) return "required";
  return ownWord(issue) ?? usualWord(issue);
}

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}

/** The word of a rule of ours, where it has one; it may be all that the rule says. */
function ownWord(issue: Issue): string | undefined {
  const word: unknown = issue.code === "custom" ? issue.params?.word : undefined;
  if (typeof word === "string") return word;
  const [said = ""] = issue.message.split(":", 1);
  return isProblemWord(said) ? issue.message : undefined;
}

function usualWord(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return typeWords[issue.expected] ?? "invalid";
    case "invalid_value":
      return "choice";
    case "invalid_format":
      return formatWords[issue.format] ?? "invalid";
    case "too_small":
      return limitWord({ ...issue, limit: issue.minimum, words: tooSmall });
    case "too_big":
      return limitWord({ ...issue, limit: issue.maximum, words: tooBig });
    case "invalid_union":
      return issue.errors.length === 0 ? "choice" : unionWord(issue.errors);
    default:
      return "invalid";
  }
}

/** Of what could have stood there, the one that was nearest to be right. */
function unionWord(errors: readonly (readonly Issue[])[]): string {
  const [nearest] = errors.flat().filter(({ code }) => code !== "invalid_type");
  return nearest ? wordOf(nearest) : "invalid";
}

const typeWords: Record<string, ProblemWord> = { number: "number", int: "whole-number" };
const formatWords: Record<string, ProblemWord> = {
  date: "date",
  url: "address",
  email: "email",
  starts_with: "path",
};

type Words = Record<"string" | "array" | "atLimit" | "beyond", ProblemWord>;
const tooSmall: Words = {
  string: "too-short",
  array: "too-few",
  atLimit: "too-small",
  beyond: "not-above",
};
const tooBig: Words = {
  string: "too-long",
  array: "too-many",
  atLimit: "too-big",
  beyond: "not-below",
};

function limitWord({
  origin,
  limit,
  inclusive = true,
  exact = false,
  words,
}: {
  origin: string;
  limit: number | bigint;
  inclusive?: boolean | undefined;
  exact?: boolean | undefined;
  words: Words;
}): string {
  if (exact) return `exactly:${limit}`;
  if (origin === "string" || origin === "array") {
    return origin === "array" && limit === 1 && words === tooSmall
      ? "required"
      : `${words[origin]}:${limit}`;
  }
  return `${inclusive ? words.atLimit : words.beyond}:${limit}`;
}
