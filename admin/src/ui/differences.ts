export type Difference = { path: string; before: unknown; after: unknown };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What differs between two states of a record, by the path to it: `title.ar`, `sizes.0.depth`. */
export function differences(before: unknown, after: unknown, path = ""): Difference[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) =>
      differences(before[name], after[name], path === "" ? name : `${path}.${name}`),
    );
  }
  // One side has it, the other has not: told field by field as well.
  if (isObject(before) && (after ?? null) === null) return differences(before, {}, path);
  if (isObject(after) && (before ?? null) === null) return differences({}, after, path);
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}
