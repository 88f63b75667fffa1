import { m } from "#text";
import { nameMounting } from "../catalogue/curve-words.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import { type Lang, languages } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import { plain } from "../language/text.ts";
import { published } from "../records/published.ts";
import { cleanLine } from "../text/typed-text.ts";
import { joinTitle } from "./join-title.ts";
import type { KeptWork } from "./kept-work.ts";

/**
 * The title of kept work for a reader. One that was taken as it was proposed, in whatever language,
 * is said in theirs; one that its keeper wrote stays as it is.
 */
export async function titleIn({
  title,
  work,
  lang,
}: {
  title: string;
  work: KeptWork;
  lang: Lang;
}): Promise<string> {
  const propose = await proposerOf(work);
  const isProposed = languages.some(({ code }) => propose?.(code) === title);
  return (isProposed && propose?.(lang)) || title;
}

type Propose = (lang: Lang) => string;

/** Undefined where it cannot be worked out again: of a room, and of what is no longer made. */
async function proposerOf(work: KeptWork): Promise<Propose | undefined> {
  switch (work.kind) {
    case "basket":
      return (lang) => m.basket({}, { locale: lang });
    case "calculation":
      return undefined;
    case "comparison":
      return proposeNames({ ids: work.products, names: ({ title }) => [title] });
    case "pack":
      return proposeNames({
        ids: [work.product],
        names: ({ title, mountings, finishes }, lang) => {
          const mounting = mountings.find(({ id }) => id === work.mounting);
          const finish = finishes.find(({ id }) => id === work.finish);
          return [title, mounting && nameMounting(mounting.kind, lang), finish?.name];
        },
      });
  }
}

type Named = Pick<ProductContent, "mountings"> & {
  title: string;
  finishes: { id: string; name: string }[];
};

async function proposeNames({
  ids,
  names,
}: {
  ids: string[];
  names: (product: Named, lang: Lang) => (string | undefined)[];
}): Promise<Propose | undefined> {
  const rows = await published("product")
    .where("id", "in", ids)
    .select(["id", "content"])
    .execute();
  const products = ids.flatMap((id) => rows.find((row) => row.id === id)?.content ?? []);
  if (products.length < ids.length) return undefined;
  return (lang) => {
    const said = products.flatMap(({ title, mountings, finishes }) => {
      const inWords = localize({ title, finishes }, lang);
      return names(
        {
          mountings,
          title: plain(inWords.title),
          finishes: inWords.finishes.map(({ id, name }) => ({ id, name: plain(name) })),
        },
        lang,
      );
    });
    // As it was cleaned when it was kept.
    return cleanLine(joinTitle(said));
  };
}
