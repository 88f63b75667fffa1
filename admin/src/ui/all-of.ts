/**
 * The words of a union of the API, in the order given. One that is left out, or that the API does not
 * know, is a type error.
 */
export function allOf<Word extends string>(words: Record<Word, true>): Word[] {
  return Object.keys(words) as Word[];
}
