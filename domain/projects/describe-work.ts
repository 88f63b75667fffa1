import { describeLines, writeLine } from "../basket/describe-lines.ts";
import { listRequestable } from "../basket/list-requestable.ts";
import { toLine } from "../basket/to-line.ts";
import { readLink } from "../calculator/read-link.ts";
import { readProductTitles } from "../inquiries/product-titles.ts";
import type { Lang } from "../language/language.ts";
import { addressOf, type KeptWork, keptWork, type WorkKind } from "./kept-work.ts";
import { titleIn } from "./title-in.ts";

/** Something kept, as it can be shown today. */
export type DescribedWork = {
  id: string;
  /** Undefined: of a form that is known no more. */
  kind: WorkKind | undefined;
  title: string;
  address: string | undefined;
  /** Its products, in the reader's language. */
  lines: { text: string; product: string; isOffered: boolean }[];
  createdAt: Date;
};

export async function describeWork({
  entry: { id, title, kept, createdAt },
  lang,
}: {
  entry: { id: string; title: string; kept: unknown; createdAt: Date };
  lang: Lang;
}): Promise<DescribedWork> {
  const work = keptWork.safeParse(kept).data;
  if (!work) return { id, kind: undefined, title, address: undefined, lines: [], createdAt };
  const lines =
    work.kind === "basket"
      ? await requested({ lines: work.lines, lang })
      : await named({ ids: productsOf(work), lang });
  return {
    ...{ id, kind: work.kind, address: addressOf(work), lines, createdAt },
    title: await titleIn({ title, work, lang }),
  };
}

async function requested({
  lines,
  lang,
}: {
  lines: Extract<KeptWork, { kind: "basket" }>["lines"];
  lang: Lang;
}): Promise<DescribedWork["lines"]> {
  const described = await describeLines({ lines: lines.map(toLine), lang });
  return described.map((line) => ({
    text: writeLine({ line, lang }),
    product: line.product.id,
    isOffered: line.isOffered,
  }));
}

function productsOf(work: Exclude<KeptWork, { kind: "basket" }>): string[] {
  switch (work.kind) {
    case "comparison":
      return work.products;
    case "pack":
      return [work.product];
    case "calculation": {
      const treatments = readLink(work.room)?.treatments ?? [];
      return treatments.flatMap(({ material }) =>
        material.kind === "product" ? [material.id] : [],
      );
    }
  }
}

/** What has been withdrawn keeps the name it had. */
async function named({
  ids,
  lang,
}: {
  ids: string[];
  lang: Lang;
}): Promise<DescribedWork["lines"]> {
  const offered = new Map((await listRequestable({ ids, lang })).map((one) => [one.id, one.title]));
  const others = await readProductTitles({ ids: ids.filter((id) => !offered.has(id)), lang });
  return [...new Set(ids)].map((product) => ({
    text: offered.get(product) ?? others.get(product) ?? product,
    product,
    isOffered: offered.has(product),
  }));
}
