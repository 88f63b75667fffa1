import { m } from "#text";

/** Phrases in one sentence, apart as the language of the page writes it: “; ”, “；”, “؛ ”. */
export function joinPhrases(phrases: string[]): string {
  return phrases.join(m.list_separator());
}

/** Words and values that are counted up: “, ”, “、”, “، ”. */
export function joinValues(values: string[]): string {
  return values.join(m.value_separator());
}

/** A name before what it names; Chinese has its own colon, and no space after it. */
export function named(name: string): string {
  return `${name}${m.colon()}`;
}

/** What is said in passing, with the space that goes before it. */
export function inBrackets(aside: string): string {
  return m.in_brackets({ aside });
}
