import { z } from "zod";

/** A query with the pages that answer it: 3 is what was sought, 0 has nothing to do with it. */
export const gradedQueries = z.object({
  query: z.string(),
  kind: z.string(),
  grades: z.record(z.string(), z.number().int().min(0).max(3)),
});

export type GradedQuery = z.infer<typeof gradedQueries>;

export type Answer = { paths: string[]; didYouMean: string | undefined };

export type Judged = {
  query: GradedQuery;
  answer: Answer;
  /** The pages of the highest grade that the query has. */
  best: string[];
  /** Whether one of these stands first, and whether it stands among the first three. */
  first: boolean;
  amongThree: boolean;
  /** nDCG@5: how close the order is to the best possible one. */
  gain: number;
};

const looked = 5;

/** Holds an answer against the grades. Who asks for nothing of ours is to find nothing. */
export function judge({ query, answer }: { query: GradedQuery; answer: Answer }): Judged {
  const grades = Object.values(query.grades);
  const highest = Math.max(0, ...grades);
  const best = Object.keys(query.grades).filter((path) => query.grades[path] === highest);
  if (highest === 0) {
    const right = answer.paths.length === 0 && answer.didYouMean === undefined;
    return { query, answer, best: [], first: right, amongThree: right, gain: Number(right) };
  }
  const got = answer.paths.map((path) => gradeOf(query, path));
  const ideal = grades.toSorted((one, other) => other - one);
  return {
    query,
    answer,
    best,
    first: got[0] === highest,
    amongThree: got.slice(0, 3).includes(highest),
    gain: Math.min(1, discountedGain(got) / discountedGain(ideal)),
  };
}

/** A place on a page leads to that page. */
function gradeOf({ grades }: GradedQuery, path: string): number {
  return grades[path] ?? grades[path.replace(/#.*/, "")] ?? 0;
}

function discountedGain(grades: number[]): number {
  return grades
    .slice(0, looked)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
