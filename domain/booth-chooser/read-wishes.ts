import { z } from "zod";
import { readNumber } from "../text/read-number.ts";
import { places } from "./place-booth.ts";

export const uses = ["call", "meeting", "focus"] as const;
export const privacies = ["undisturbed", "private"] as const;
export const voices = ["0", "5", "10"] as const;

/** What each number may be. */
export const limits = {
  persons: { least: 1, most: 12, whole: true },
  background: { least: 20, most: 75, whole: false },
  distance: { least: 0.5, most: 50, whole: false },
  length: { least: 1, most: 100, whole: false },
  width: { least: 1, most: 100, whole: false },
  height: { least: 2, most: 15, whole: false },
  time: { least: 0.1, most: 10, whole: false },
} as const;
export type NumberWish = keyof typeof limits;
export const numberWishes = Object.keys(limits) as NumberWish[];

/** An ordinary open-plan office, to begin with. */
export const example = {
  ...{ persons: "1", background: "40", distance: "4" },
  ...{ length: "12", width: "8", height: "2.7", time: "0.6" },
  ...{ use: "call", privacy: "private", voice: "0", place: "wall" },
} satisfies Record<string, string>;
export type WishName = keyof typeof example;

export type WishProblem = "missing" | "number" | "range";

function numberOf({ least, most, whole }: (typeof limits)[NumberWish]) {
  return z.string().transform((typed, { addIssue }) => {
    const value = readNumber(typed);
    const problem: WishProblem | undefined =
      typed.trim() === ""
        ? "missing"
        : value === undefined || (whole && !Number.isInteger(value))
          ? "number"
          : value < least || value > most
            ? "range"
            : undefined;
    if (problem) addIssue({ code: "custom", message: problem });
    return value ?? 0;
  });
}

const wishes = z.object({
  persons: numberOf(limits.persons),
  background: numberOf(limits.background),
  distance: numberOf(limits.distance),
  length: numberOf(limits.length),
  width: numberOf(limits.width),
  height: numberOf(limits.height),
  time: numberOf(limits.time),
  use: z.enum(uses).catch("call"),
  privacy: z.enum(privacies).catch("private"),
  voice: z.enum(voices).catch("0").transform(Number),
  place: z.enum(places).catch("corner"),
});
export type Wishes = z.infer<typeof wishes>;

export type ReadWishes = {
  /** As it was typed, for the form. */
  typed: Record<WishName, string>;
  wishes: Wishes | undefined;
  problems: Partial<Record<NumberWish, WishProblem>>;
};

/** Reads what was typed; who has typed nothing at all gets an example. */
export function readWishes(given: URLSearchParams): ReadWishes {
  const isAsked = Object.keys(example).some((name) => given.has(name));
  const typed = { ...example };
  for (const name of Object.keys(example) as WishName[]) {
    // An empty field of a form that was sent is empty, not the example.
    if (isAsked) Object.assign(typed, { [name]: (given.get(name) ?? "").slice(0, 40) });
  }
  const read = wishes.safeParse(typed);
  if (read.success) return { typed, wishes: read.data, problems: {} };
  const problems: ReadWishes["problems"] = {};
  for (const { path, message } of read.error.issues) {
    const name = numberWishes.find((one) => one === path[0]);
    if (name) problems[name] ??= message as WishProblem;
  }
  return { typed, wishes: undefined, problems };
}
