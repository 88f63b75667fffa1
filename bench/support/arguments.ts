import { parseArgs } from "node:util";
import { PlainProblem } from "./benchmark.ts";

/** Some of what is measured, and more or fewer runs: `--only=home --runs=1` for a quick look. */
export function readArguments({ runs }: { runs: number }) {
  const { values } = parseArgs({
    options: { only: { type: "string", default: "" }, runs: { type: "string" } },
  });
  const words = wordsOf(values.only);
  return {
    runs: Number(values.runs ?? runs),
    /** Those whose names have every word that was given. */
    choose<Named extends { name: string }>(all: Named[]): Named[] {
      const chosen = all.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
      if (chosen.length > 0) return chosen;
      const names = all.map(({ name }) => name).join(", ");
      throw new PlainProblem(`--only=${values.only} is none of: ${names}.`);
    },
  };
}

function wordsOf(text: string): string[] {
  return text.match(/\w+/g) ?? [];
}
