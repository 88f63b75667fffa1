type Branch = Record<string, unknown>;

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}

/**
 * The value at a path such as `weight.per`; undefined where the way ends before. At a star it forks:
 * `steps.*.en` are those of all steps.
 */
export function valueAt(root: unknown, path: string): unknown {
  if (path === "") return root;
  const { name, rest } = firstOf(path);
  if (name === "*") return Array.isArray(root) ? root.map((one) => valueAt(one, rest)) : undefined;
  return isBranch(root) ? valueAt(root[name], rest) : undefined;
}

/**
 * The same with another value at the path; undefined takes away what is there. Of several values for
 * `steps.*.en` each goes into a step of its own, and steps beyond them get an empty text.
 */
export function withValueAt(root: unknown, path: string, value: unknown): Branch {
  const { name, rest } = firstOf(path);
  const branch = isBranch(root) ? root : {};
  if (rest.startsWith("*.")) return { ...branch, [name]: withEach(branch[name], rest, value) };
  if (rest !== "") return { ...branch, [name]: withValueAt(branch[name], rest, value) };
  const { [name]: _, ...others } = branch;
  return value === undefined ? others : { ...branch, [name]: value };
}

function withEach(root: unknown, path: string, value: unknown): Branch[] {
  const [list, values] = [root, value].map((one): unknown[] => (Array.isArray(one) ? one : []));
  const length = Math.max(list?.length ?? 0, values?.length ?? 0);
  return Array.from({ length }, (_, at) =>
    withValueAt(list?.[at], path.slice("*.".length), values?.[at] ?? ""),
  );
}

function firstOf(path: string) {
  const end = path.indexOf(".");
  return end < 0
    ? { name: path, rest: "" }
    : { name: path.slice(0, end), rest: path.slice(end + 1) };
}
