const readableId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Finishes by the ids of their products. */
export type ChosenFinishes = Record<string, string>;

/** How products side by side say their finishes in an address: `product~finish`, four at most. */
export const finishesParameter =
  /^[a-z0-9-]{1,80}~[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,80}~[a-z0-9-]{1,60}){0,3}$/;

export function readFinishes(text: string | null): ChosenFinishes {
  const pairs = (text ?? "").split(",").map((pair) => pair.split("~"));
  return Object.fromEntries(
    pairs.flatMap(([product = "", finish = ""]) =>
      readableId.test(product) && readableId.test(finish) ? [[product, finish]] : [],
    ),
  );
}

/** Empty, or the one parameter, in the order of the products. */
export function writeFinishes(products: readonly string[], finishes: ChosenFinishes): string[] {
  const pairs = products.flatMap((one) => (finishes[one] ? [`${one}~${finishes[one]}`] : []));
  return pairs.length > 0 ? [`finish=${pairs.join(",")}`] : [];
}

/** Which finishes an address has to name: all but the first of a product. */
export function chosenFinishes(
  products: { id: string; finish: string | undefined; finishes: { id: string }[] }[],
): ChosenFinishes {
  return Object.fromEntries(
    products.flatMap(({ id, finish, finishes }) =>
      finish !== undefined && finish !== finishes[0]?.id ? [[id, finish]] : [],
    ),
  );
}
