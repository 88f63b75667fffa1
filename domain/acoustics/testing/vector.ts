import { readFileSync } from "node:fs";

const { vectors }: { vectors: { id: string }[] } = JSON.parse(
  readFileSync(new URL("./vectors.json", import.meta.url), "utf8"),
);

export const vectorIds = vectors.map(({ id }) => id);

/** A reference value by its name; the shape is what the test knows of it. */
export function vector<Inputs, Expected, Tolerance = number>(
  id: string,
): { inputs: Inputs; expected: Expected; tolerance: Tolerance } {
  const found = vectors.find((one) => one.id === id);
  if (!found) throw new Error(`There is no vector ${id}`);
  return found as unknown as { inputs: Inputs; expected: Expected; tolerance: Tolerance };
}
