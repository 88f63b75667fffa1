import { type FigureName, isFigureName } from "../figures/figure-names.ts";

/** A piece of an article: words, or one of our drawings with what the editor wrote beneath it. */
export type ArticlePart =
  | { kind: "text"; html: string }
  | { kind: "figure"; name: FigureName; caption: string };

export type FigureInText = {
  /** As written; it may be none of ours. */
  name: string;
  caption: string;
  /** Between paragraphs, and not within a list, a quotation or a table. */
  standsAlone: boolean;
  start: number;
  end: number;
};

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const empty = new Set(["br", "img"]);
const figureMark = /\sdata-figure="([^"]*)"/;
const caption = /<figcaption[^>]*>([\s\S]*)<\/figcaption>/;

/** The drawings that a sanitized text asks for. */
export function figuresIn(html: string): FigureInText[] {
  const found: FigureInText[] = [];
  let depth = 0;
  let open: { name: string; depth: number; start: number } | undefined;
  for (const { 0: whole, 1: slash, 2: element = "", 3: attributes = "", index } of html.matchAll(
    tag,
  )) {
    if (empty.has(element)) continue;
    if (slash === "") {
      const name = element === "figure" ? figureMark.exec(attributes)?.[1] : undefined;
      if (name !== undefined && !open) open = { name, depth, start: index };
      depth += 1;
      continue;
    }
    depth -= 1;
    if (!open || open.depth !== depth) continue;
    const { name, start } = open;
    const end = index + whole.length;
    found.push({
      ...{ name, start, end, standsAlone: depth === 0 },
      caption: caption.exec(html.slice(start, end))?.[1] ?? "",
    });
    open = undefined;
  }
  return found;
}

/** An article cut where its drawings stand. What asks for a drawing we do not have is left out. */
export function splitAtFigures(html: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let from = 0;
  const addText = (until: number) => {
    const text = html.slice(from, until);
    if (text.trim() !== "") parts.push({ kind: "text", html: text });
  };
  for (const figure of figuresIn(html)) {
    // Cut in two, a list or a table would be no list and no table any more.
    if (!figure.standsAlone) continue;
    addText(figure.start);
    from = figure.end;
    if (isFigureName(figure.name)) {
      parts.push({ kind: "figure", name: figure.name, caption: figure.caption });
    }
  }
  addText(html.length);
  return parts;
}
