const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Rich text as it reads; between blocks stands a line break, so that no sentence runs across. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html
    .replace(/<\/?(?:strong|em|a|sub|sup)\b[^>]*>/g, "")
    .replace(/<[^<>]*>/g, "\n")
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (entity, code?: string, name = "") =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities[name] ?? entity),
    )
    .split("\n")
    .flatMap((line) => line.trim() || [])
    .join("\n");
}
