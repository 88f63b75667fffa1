import { type Lang, languages } from "../language/language.ts";
import type { Localized } from "../language/localized.ts";
import { isLocalized } from "./completeness.ts";

/** Languages whose text was left as it was when another language was changed, by the text's path. */
export type OutdatedTranslations = Record<string, Lang[]>;

/**
 * Every text of a record by its path. A part with an id goes by it instead of its place, so that
 * moving parts about marks nothing.
 */
export function textsByPath(content: unknown): Map<string, Localized> {
  const found = new Map<string, Localized>();
  const visit = (value: unknown, path: string) => {
    if (typeof value !== "object" || value === null) return;
    if (isLocalized(value)) return found.set(path, value);
    for (const [, own, inner] of stepsTo(value, path)) visit(inner, own);
  };
  visit(content, "");
  return found;
}

/** What stands directly in something: its name there, its path, and what it is. */
export function stepsTo(
  value: object,
  path: string,
): [name: string, path: string, inner: unknown][] {
  return Object.entries(value).map(([name, inner]) => {
    const own = Array.isArray(value) ? (idOf(inner) ?? name) : name;
    return [name, path === "" ? own : `${path}.${own}`, inner];
  });
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === "object" && value !== null ? Reflect.get(value, "id") : undefined;
  return typeof id === "string" ? id : undefined;
}

/**
 * What is outdated after a change. A text that was rewritten in one language leaves the others behind;
 * one that was merely added, or that was behind itself, now says what the others said already.
 * `confirmed` names texts that somebody has looked at and found still right, as `title.ar`.
 */
export function findOutdatedTranslations({
  before,
  after,
  outdated,
  confirmed = [],
}: {
  before: unknown;
  after: unknown;
  outdated: OutdatedTranslations;
  confirmed?: readonly string[] | undefined;
}): OutdatedTranslations {
  const were = textsByPath(before);
  const found: OutdatedTranslations = {};
  for (const [path, text] of textsByPath(after)) {
    const was = were.get(path) ?? text;
    const written = languages.map(({ code }) => code).filter((code) => text[code].trim() !== "");
    const changed = written.filter((code) => was[code] !== text[code]);
    const rewritten = changed.some(
      (code) => was[code].trim() !== "" && !outdated[path]?.includes(code),
    );
    const left = written.filter(
      (code) =>
        !changed.includes(code) &&
        !confirmed.includes(`${path}.${code}`) &&
        (rewritten || outdated[path]?.includes(code)),
    );
    if (left.length > 0) found[path] = left;
  }
  return found;
}
