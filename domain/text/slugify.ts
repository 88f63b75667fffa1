/** What a text has of plain letters and digits, as it stands well in an address; may be nothing. */
export function slugify({ text, longest }: { text: string; longest: number }): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|(?<!-)-+$/g, "");
}
