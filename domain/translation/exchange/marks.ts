/** What stands in a text besides words: tags of HTML, and places that something is filled into. */
export type Mark = { id: string; open: string; close?: string };

/** A text as agencies get it: words, and marks that they may move but neither change nor lose. */
export type Piece = string | { mark: string; within?: Piece[] };

const markup =
  /<\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote|br|sub|sup|table|thead|tbody|tr|th|td|caption|a|figure|figcaption|img)\b[^<>]*>/g;
const placeholder = /\{[A-Za-z]\w*\}/g;
const anyMark = new RegExp(`${markup.source}|${placeholder.source}`, "g");

function isRich(text: string): boolean {
  return text.search(markup) >= 0;
}

/** The pieces of a text, and what each of its marks stands for. */
export function cutText(text: string): { pieces: Piece[]; marks: Mark[] } {
  const rich = isRich(text);
  const found = [...text.matchAll(rich ? anyMark : placeholder)];
  const marks: Mark[] = [];
  const root: Piece[] = [];
  const open: { mark: Mark; name: string; within: Piece[] }[] = [];
  const into = () => open.at(-1)?.within ?? root;
  const say = (words: string) => {
    if (words !== "") into().push(rich ? unescapeHtml(words) : words);
  };
  let read = 0;
  for (const { 0: written, index } of found) {
    say(text.slice(read, index));
    read = index + written.length;
    const name = nameOf(written);
    const last = open.at(-1);
    if (written.startsWith("</") && last?.name === name) {
      last.mark.close = written;
      open.pop();
      continue;
    }
    const mark: Mark = { id: String(marks.length + 1), open: written };
    marks.push(mark);
    if (isPaired({ text, written, name, from: read })) {
      const within: Piece[] = [];
      into().push({ mark: mark.id, within });
      open.push({ mark, name, within });
    } else into().push({ mark: mark.id });
  }
  say(text.slice(read));
  return { pieces: root, marks };
}

function isPaired({
  text,
  written,
  name,
  from,
}: {
  text: string;
  written: string;
  name: string;
  from: number;
}): boolean {
  const isOpening = written.startsWith("<") && !written.startsWith("</");
  return isOpening && !["br", "img"].includes(name) && text.includes(`</${name}>`, from);
}

function nameOf(written: string): string {
  return /^<\/?(\w+)/.exec(written)?.[1] ?? "";
}

/**
 * A text put together again from pieces that somebody else wrote; undefined unless every mark of the
 * original is in it, once.
 */
export function joinText({ pieces, like }: { pieces: Piece[]; like: string }): string | undefined {
  const { marks } = cutText(like);
  const left = new Map(marks.map((mark) => [mark.id, mark]));
  const rich = isRich(like);
  let whole = true;
  const join = (parts: Piece[]): string =>
    parts
      .map((piece) => {
        if (typeof piece === "string") return rich ? escapeHtml(piece) : piece;
        const mark = left.get(piece.mark);
        left.delete(piece.mark);
        if (!mark || (mark.close === undefined) !== (piece.within === undefined)) {
          whole = false;
          return "";
        }
        return mark.open + join(piece.within ?? []) + (mark.close ?? "");
      })
      .join("");
  const text = join(pieces);
  return whole && left.size === 0 ? text : undefined;
}

const named: Record<string, string> = {
  ...{ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": "\u00a0" },
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => named[entity] ?? entity);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
