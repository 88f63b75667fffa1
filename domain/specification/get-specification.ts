import { AppError } from "../app-error.ts";
import { type Finish, getProduct, type Product } from "../catalogue/get-product.ts";
import type { Mounting } from "../catalogue/rate-mounting.ts";
import { firstShown } from "../catalogue/rate-mounting.ts";
import { type Lang, languages } from "../language/language.ts";
import { getSettings, type Settings } from "../settings/get-settings.ts";
import { type EvidenceDocument, listEvidence } from "./evidence-documents.ts";
import { type SectionPart, sectionParts } from "./section/section-parts.ts";

/** What is specified, in one language. */
export type Specified = {
  lang: Lang;
  product: Product;
  mounting: Mounting;
  finish: Finish | undefined;
  company: Pick<Settings, "name" | "telphone" | "email" | "address">;
  /** From the room to the structure; undefined where the records do not tell. */
  section: SectionPart[] | undefined;
  /** Of the public site. */
  origin: string;
};

/** A product in one mounting and one finish, in every language; `lang` is the reader's. */
export type Specification = {
  lang: Lang;
  in: Record<Lang, Specified>;
  /** What others have written about the product, named in the reader's language. */
  evidence: EvidenceDocument[];
};

export type SpecificationChoice = {
  id: string;
  /** Else the one that the product's page shows first. */
  mounting?: string | undefined;
  /** Else the first. */
  finish?: string | undefined;
};

/** What is to be specified; refused when product, mounting or finish are not there. */
export async function getSpecification({
  id,
  mounting,
  finish,
  origin,
  lang,
  product: known,
}: SpecificationChoice & {
  origin: string;
  lang: Lang;
  /** The product in the reader's language, where it is at hand. */
  product?: Product | undefined;
}): Promise<Specification> {
  const reading = listEvidence({ product: id, lang });
  const specified = await Promise.all(
    languages.map(async ({ code }) => {
      const [product, company] = await Promise.all([
        code === lang && known ? known : getProduct({ id, lang: code }),
        getSettings({ lang: code }),
      ]);
      if (!product) throw new AppError("not-found", `No product ${id}`);
      return [code, specify({ product, company, mounting, finish, origin, lang: code })] as const;
    }),
  );
  return {
    lang,
    in: Object.fromEntries(specified) as Specification["in"],
    evidence: await reading,
  };
}

function specify({
  product,
  mounting,
  finish,
  ...rest
}: Pick<Specified, "product" | "company" | "origin" | "lang"> &
  Omit<SpecificationChoice, "id">): Specified {
  const mounted =
    mounting === undefined
      ? firstShown(product.mountings)
      : product.mountings.find((one) => one.id === mounting);
  const finished =
    finish === undefined ? product.finishes[0] : product.finishes.find((one) => one.id === finish);
  if (!mounted) throw new AppError("not-found", `${product.id} has no mounting ${mounting}`);
  if (finish !== undefined && !finished) {
    throw new AppError("not-found", `${product.id} has no finish ${finish}`);
  }
  return {
    ...{ product, mounting: mounted, finish: finished, ...rest },
    section: sectionParts({ product, mounting: mounted }),
  };
}
