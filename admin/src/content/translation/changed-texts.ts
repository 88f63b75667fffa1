import type { Lang, Localized } from "../../api.ts";
import { isObject } from "../field.ts";
import { contentLanguages } from "../languages.ts";

/** Every text of a record by the path the server knows it by: a part with an id goes by its id. */
export function textsOf(content: unknown): Map<string, Localized> {
  const found = new Map<string, Localized>();
  const visit = (value: unknown, path: string) => {
    if (!isObject(value)) return;
    if (isLocalized(value)) return found.set(path, value);
    for (const [name, inner] of Object.entries(value)) {
      const id = Array.isArray(value) && isObject(inner) ? inner.id : undefined;
      const step = typeof id === "string" ? id : name;
      visit(inner, path === "" ? step : `${path}.${step}`);
    }
  };
  visit(content, "");
  return found;
}

function isLocalized(value: Record<string, unknown>): value is Localized {
  return contentLanguages.every(({ code }) => typeof value[code] === "string");
}

/** What reads otherwise than before in one language, by path. */
export function changedTexts({
  before,
  after,
  lang,
}: {
  before: unknown;
  after: unknown;
  lang: Lang;
}): Record<string, string> {
  const known = textsOf(before);
  return Object.fromEntries(
    [...textsOf(after)]
      .filter(([path, text]) => known.has(path) && known.get(path)?.[lang] !== text[lang])
      .map(([path, text]) => [path, text[lang]]),
  );
}
