/** Four columns still fit on the width of A4. */
export const mostCompared = 4;

/** So many names of an address are looked at; more are not worth a word each. */
const mostNamed = 12;
const longestName = 80;

export type ChosenProducts<Product> = {
  products: Product[];
  /** Names that no product of the range has: never made, or no longer. */
  unknown: string[];
  /** Products for which there was no room. */
  leftOut: Product[];
};

/** The names in an address, each once, in the order given. */
export function readNames(given: string[]): string[] {
  const names = given
    .flatMap((text) => text.split(","))
    .map((name) => name.trim().toLowerCase().slice(0, longestName))
    .filter((name) => name !== "");
  return [...new Set(names)].slice(0, mostNamed);
}

/** Which of the products asked for stand side by side; of the others it can be said why not. */
export function chooseProducts<Product extends { id: string }>({
  names,
  found,
}: {
  names: string[];
  found: Product[];
}): ChosenProducts<Product> {
  const byId = new Map(found.map((product) => [product.id, product]));
  const known = names.flatMap((name) => byId.get(name) ?? []);
  return {
    products: known.slice(0, mostCompared),
    unknown: names.filter((name) => !byId.has(name)),
    leftOut: known.slice(mostCompared),
  };
}
