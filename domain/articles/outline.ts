export type Heading = { id: string; text: string };

const h2 = /<h2((?:\s[^>]*)?)>([\s\S]*?)<\/h2>/g;
const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The words of a piece of sanitized HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<\/?(?:a|em|strong|sub|sup)\b[^>]*>/g, "")
    .replace(/<[^<>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\u2060/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Letters and digits of any script, joined by hyphens: the fragment of an address. */
function slug(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join("-") ?? ""
  );
}

/** Sanitized HTML with an id on each heading of the second level, and the list of these headings. */
export function outline(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const marked = html.replace(h2, (_, attributes: string, inner: string) => {
    const text = wordsOf(inner);
    // A number keeps it valid and unique when two headings read the same or hold no letter at all.
    let id = slug(text) || `section-${headings.length + 1}`;
    if (taken.has(id)) id = `${id}-${headings.length + 1}`;
    taken.add(id);
    headings.push({ id, text });
    return `<h2${attributes} id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}
