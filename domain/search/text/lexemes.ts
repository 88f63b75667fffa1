/** Tokens that are not words, told from them by their first character. */
export const lexemePrefixes = {
  inClass: (name: string) => `:${name}`,
  /** A word of a title in the very form it has there. */
  form: (word: string) => `~${word}`,
  /** A value of a product. */
  value: (key: string) => `#${key}`,
  /** A title or code as a whole. */
  whole: (key: string) => `=${key}`,
};

export function quoteLexeme(token: string): string {
  return `'${token.replace(/['\\]/g, "$&$&")}'`;
}

/** Ways to find something, in PostgreSQL's notation for a tsquery. */
export function toQuery({ ways, beginnings = [] }: { ways: string[][]; beginnings?: string[] }) {
  return [
    ...ways.map((way) => `(${way.map(quoteLexeme).join(" & ")})`),
    ...beginnings.map((beginning) => `${quoteLexeme(beginning)}:*`),
  ].join(" | ");
}
