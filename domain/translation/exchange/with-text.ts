import type { Lang } from "../../language/language.ts";
import { isLocalized } from "../../records/completeness.ts";
import { stepsTo } from "../../records/outdated-translations.ts";

/** A record with another wording of one of its texts, which goes by the path `textsByPath` gives it. */
export function withText(
  content: object,
  { path, lang, text }: { path: string; lang: Lang; text: string },
): object {
  const visit = (value: unknown, at: string): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (isLocalized(value)) return at === path ? { ...value, [lang]: text } : value;
    const inner = stepsTo(value, at).map(([name, own, part]) => [name, visit(part, own)] as const);
    return Array.isArray(value) ? inner.map(([, part]) => part) : Object.fromEntries(inner);
  };
  return visit(content, "") as object;
}
