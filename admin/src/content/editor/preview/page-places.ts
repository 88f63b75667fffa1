import type { Lang } from "../../../api.ts";
import { isObject } from "../../field.ts";
import type { Jump } from "../editor-context.tsx";
import { bare, type WrittenWords, writtenWords } from "./written-words.ts";

/** Something on a page that comes from a field of the form. */
export type Place = Jump & { element: HTMLElement };

/**
 * Where the fields of a form are seen on a page, found by what is written in them: so the page needs
 * no marks of ours, and every page that has a preview can be edited from it.
 */
export function findPlaces({
  page,
  content,
  lang,
}: {
  page: Document;
  content: object;
  lang: Lang;
}): Place[] {
  const words = writtenWords({ content, lang });
  const sections = sectionsOf(content);
  const places: Place[] = [];
  const met = new Map<Jump[], number>();

  /** Of several fields that say the same, the one of this part of the page, or the next in turn. */
  function choose(fields: Jump[], element: HTMLElement): Jump | undefined {
    const within = sections.get(element.closest("[id]:not(:root)")?.id ?? "");
    const own = within && fields.find(({ path }) => path.startsWith(`${within}.`));
    if (own) return own;
    const turn = met.get(fields) ?? 0;
    met.set(fields, turn + 1);
    return fields[Math.min(turn, fields.length - 1)];
  }

  function visit(element: HTMLElement) {
    const fields = fieldsOf(element, words);
    const field = fields && choose(fields, element);
    if (field) return places.push({ ...field, element });
    for (const child of element.children) if (isElement(child)) visit(child);
  }

  const main = page.querySelector<HTMLElement>("main");
  if (main) visit(main);
  const seen = new Set(places.map(({ path }) => path));
  // Header and footer have words of their own, such as those of the navigation and the settings.
  for (const around of page.querySelectorAll<HTMLElement>("body > *, body > * > *")) {
    if (around.contains(main) || main?.contains(around)) continue;
    if (around.parentElement !== page.body && !around.parentElement?.contains(main)) continue;
    const before = places.length;
    visit(around);
    places.push(...places.splice(before).filter(({ path }) => !seen.has(path)));
  }
  return places;
}

function fieldsOf(element: HTMLElement, { texts, names }: WrittenWords): Jump[] | undefined {
  if (element.localName === "img") return names.get(pictureIn(element));
  if (element.localName === "script" || element.localName === "style") return undefined;
  const says = element.textContent?.length ?? 0;
  if (says > 0 && says < longest && !element.querySelector("img, svg")) {
    const fields = texts.get(bare(element.textContent ?? ""));
    if (fields) return fields;
  }
  return element.localName === "a" ? names.get(recordIn(element)) : undefined;
}

/** More is a whole page, and no text of it. */
const longest = 20_000;

function pictureIn(image: HTMLElement): string {
  return /\/media\/([^/]+)\.[0-9a-f]{10}\//.exec(image.getAttribute("src") ?? "")?.[1] ?? "";
}

/** The record that a link leads to, as it is called in its address. */
function recordIn(link: HTMLElement): string {
  const [path = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
  return (
    path
      .split("/")
      .at(-1)
      ?.replace(/\.html$/, "") ?? ""
  );
}

/** The parts of a page by the ids that they have there. */
function sectionsOf(content: object): Map<string, string> {
  const sections: unknown = Reflect.get(content, "sections");
  if (!Array.isArray(sections)) return new Map();
  return new Map(
    sections.flatMap((section, at): [string, string][] =>
      isObject(section) ? [[String(section.id), `sections.${at}`]] : [],
    ),
  );
}

/** What is on another document's page is no element of ours, so its class cannot be asked. */
function isElement(node: Element): node is HTMLElement {
  return "style" in node && node.namespaceURI === "http://www.w3.org/1999/xhtml";
}
