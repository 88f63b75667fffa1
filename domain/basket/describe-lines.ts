import { m } from "#text";
import { readProductTitles } from "../inquiries/product-titles.ts";
import { type Lang, language } from "../language/language.ts";
import type { BasketLine } from "./basket-rules.ts";
import { listRequestable, type Requestable } from "./list-requestable.ts";

/** A line with names in place of ids, in the reader's language. */
export type DescribedLine = Pick<BasketLine, "sample" | "unit"> & {
  product: { id: string; title: string };
  finish: string;
  mounting: string;
  amount: number | null;
  note: string;
  /** Whether the product is still in the catalogue. */
  isOffered: boolean;
};

export async function describeLines({
  lines,
  lang,
}: {
  lines: readonly BasketLine[];
  lang: Lang;
}): Promise<DescribedLine[]> {
  const ids = lines.map(({ product }) => product);
  const offered = new Map((await listRequestable({ ids, lang })).map((one) => [one.id, one]));
  const titles = await readProductTitles({ ids: ids.filter((id) => !offered.has(id)), lang });
  return lines.map(({ product, finish, mounting, sample, amount, unit, note }) => {
    const found = offered.get(product);
    return {
      ...{ sample, unit, amount: amount ?? null, note: note ?? "" },
      product: { id: product, title: found ? titleOf(found) : (titles.get(product) ?? product) },
      finish: nameIn(found?.finishes, finish),
      mounting: nameIn(found?.mountings, mounting),
      isOffered: found !== undefined,
    };
  });
}

const titleOf = ({ title, code }: Requestable) => `${title} (${code})`;

/** A choice that the product no longer has is told as it was sent. */
function nameIn(choices: { id: string; name: string }[] = [], id = ""): string {
  return choices.find((choice) => choice.id === id)?.name ?? id;
}

/** A line in words, for mails and tables. */
export function writeLine({ line, lang }: { line: DescribedLine; lang: Lang }): string {
  const { product, finish, mounting, sample, amount, unit, note } = line;
  const locale = { locale: lang };
  const value = amount === null ? "" : new Intl.NumberFormat(language(lang).intl).format(amount);
  const write = unit === "m2" ? m.square_metres_value : m.basket_pieces;
  return [
    product.title,
    finish,
    mounting,
    sample ? m.basket_sample({}, locale) : "",
    value && write({ value }, locale),
    note,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
