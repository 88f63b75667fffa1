import { isObject } from "../field.ts";

/** A part of a record that two people left in different states. */
export type Conflict = {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Whoever changed it; where both did, it is for a person to decide. */
  changed: "mine" | "theirs" | "both";
};

/** Where two versions differ, part by part. A list that got longer or shorter is one part. */
export function listConflicts({
  base,
  mine,
  theirs,
  path = "",
}: {
  base: unknown;
  mine: unknown;
  theirs: unknown;
  path?: string;
}): Conflict[] {
  if (same(mine, theirs)) return [];
  if (isObject(mine) && isObject(theirs) && isComparable(mine, theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    return names.flatMap((name) =>
      listConflicts({
        base: isObject(base) ? base[name] : undefined,
        mine: mine[name],
        theirs: theirs[name],
        path: path === "" ? name : `${path}/${name}`,
      }),
    );
  }
  const changed = same(mine, base) ? "theirs" : same(theirs, base) ? "mine" : "both";
  return [{ path, mine, theirs, changed }];
}

export type Side = "mine" | "theirs";

/** What is proposed: mine, except where only they have changed something. */
export function proposedSide(changed: Conflict["changed"]): Side {
  return changed === "theirs" ? "theirs" : "mine";
}

/** Their version with my parts put in where I chose so. */
export function mergeVersions<T extends object>({
  theirs,
  conflicts,
  chosen,
}: {
  theirs: T;
  conflicts: Conflict[];
  /** What somebody decided, by path; the rest goes as it is proposed. */
  chosen: Record<string, Side>;
}): T {
  const merged = structuredClone(theirs);
  for (const { path, mine, changed } of conflicts) {
    const side = chosen[path] ?? proposedSide(changed);
    if (side === "mine") put(merged, path.split("/"), mine);
  }
  return merged;
}

function put(target: object, [step = "", ...rest]: string[], value: unknown) {
  if (rest.length > 0) return put(Object(Reflect.get(target, step)), rest, value);
  if (value === undefined) Reflect.deleteProperty(target, step);
  else Reflect.set(target, step, value);
}

function isComparable(one: object, other: object): boolean {
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return !Array.isArray(one) || !Array.isArray(other) || one.length === other.length;
}

/** Whether two values say the same, whatever the order of their fields; undefined says nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...names].every((name) => same(one[name], other[name]))
  );
}
