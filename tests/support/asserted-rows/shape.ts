/** What a value may be, as its type says it; travels to the tests as JSON. */
export type Shape =
  | { is: "anything" | "string" | "number" | "boolean" | "undefined" | "null" | "Date" }
  | { is: "literal"; value: unknown }
  | { is: "array" | "record"; of: Shape }
  | { is: "object"; fields: Record<string, Shape> }
  | { is: "union"; of: Shape[] };

/** Where a value is not what its type says; undefined where it is. */
export function findMismatch(value: unknown, shape: Shape, path: string): string | undefined {
  if (shape.is === "union") {
    const found = shape.of.map((one) => findMismatch(value, one, path));
    return found.includes(undefined) ? undefined : found.sort(byDepth)[0];
  }
  if (shape.is === "object" && isPlain(value)) {
    return firstOf(Object.entries(shape.fields), ([name, field]) =>
      findMismatch(Reflect.get(value, name), field, `${path}.${name}`),
    );
  }
  if (shape.is === "record" && isPlain(value)) {
    return firstOf(Object.values(value), (inner) => findMismatch(inner, shape.of, `${path}.*`));
  }
  if (shape.is === "array" && Array.isArray(value)) {
    return firstOf(value, (inner) => findMismatch(inner, shape.of, `${path}.*`));
  }
  if (shape.is === "anything" || nameOf(value) === shape.is) return undefined;
  if (shape.is === "literal" && value === shape.value) return undefined;
  return `${path} is ${String(JSON.stringify(value)).slice(0, 80)}`;
}

function firstOf<T>(all: T[], find: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return undefined;
}

/** The alternative that fits best fails last, deepest within the value. */
function byDepth(one = "", other = ""): number {
  return depthOf(other) - depthOf(one);
}

function depthOf(mismatch: string): number {
  return mismatch.slice(0, mismatch.indexOf(" is ")).split(".").length;
}

function isPlain(value: unknown): value is object {
  return nameOf(value) === "object" && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (value === null) return "null";
  return value instanceof Date ? "Date" : typeof value;
}
