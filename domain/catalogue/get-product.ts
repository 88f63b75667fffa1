import { sql } from "kysely";
import type { Lang } from "../language.ts";
import { type InLang, localize } from "../localize.ts";
import { getPictures } from "../media/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published } from "../records/published.ts";
import { picturesIn, renderRichText } from "../rich-text.ts";
import { plain } from "../text.ts";
import type { OctaveAbsorption } from "./absorption.ts";
import type { Evidence } from "./evidence.ts";
import type { MountingContent, ProductContent } from "./product-content.ts";
import {
  noiseReductionCoefficient,
  soundAbsorptionAverage,
  type WeightedAbsorption,
  weightedAbsorption,
} from "./ratings.ts";

/** What a mounting absorbs. The single numbers are always computed, never typed in. */
export type Measured = {
  absorption: OctaveAbsorption;
  weighted: WeightedAbsorption;
  nrc: number;
  saa: number | undefined;
  evidence: Evidence;
};

export type Mounting = Omit<InLang<MountingContent>, "measured"> & { measured?: Measured };

export type Product = Omit<InLang<ProductContent>, "mountings" | "pictures" | "description"> & {
  pictures: Picture[];
  /** Sanitized HTML. */
  description: string;
  mountings: Mounting[];
};

/** One published product in the reader's language, with its pictures and computed ratings. */
export async function getProduct({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<Product | undefined> {
  const row = await published("product")
    .where("id", "=", id)
    .select(sql<ProductContent>`content`.as("content"))
    .executeTakeFirst();
  if (!row) return undefined;
  const product = localize(row.content, lang);
  const html = plain(product.description);
  const pictures = await getPictures({ ids: [...product.pictures, ...picturesIn(html)], lang });
  return {
    ...product,
    pictures: product.pictures.flatMap((picture) => pictures.get(picture) ?? []),
    description: renderRichText({ html, lang, pictures }),
    mountings: row.content.mountings.map((mounting) => rate({ mounting, lang })),
  };
}

function rate({ mounting, lang }: { mounting: MountingContent; lang: Lang }): Mounting {
  const { measured, ...rest } = mounting;
  const shown = localize(rest, lang);
  if (!measured) return shown;
  const { absorption, thirds, evidence } = measured;
  return {
    ...shown,
    measured: {
      absorption,
      weighted: weightedAbsorption(absorption),
      nrc: noiseReductionCoefficient(absorption),
      saa: thirds && soundAbsorptionAverage(thirds),
      evidence,
    },
  };
}
