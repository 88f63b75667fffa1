type Branch = Record<string, unknown>;

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}

/** The value at a path such as `weight.per`; undefined where the way ends before. */
export function valueAt(root: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (isBranch(value) ? value[name] : undefined), root);
}

/** The same with another value at the path; undefined takes away what is there. */
export function withValueAt(root: unknown, path: string, value: unknown): Branch {
  const [name = "", ...rest] = path.split(".");
  const branch = isBranch(root) ? root : {};
  if (rest.length > 0) {
    return { ...branch, [name]: withValueAt(branch[name], rest.join("."), value) };
  }
  const { [name]: _, ...others } = branch;
  return value === undefined ? others : { ...branch, [name]: value };
}
