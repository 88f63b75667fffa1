import { m } from "#text";
import type { Product } from "../catalogue/get-product.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { documentAddress } from "./evidence-documents.ts";
import { listPictures, pictureAddress } from "./finish-pictures.ts";
import { getSpecification, type SpecificationChoice } from "./get-specification.ts";
import { listFiles } from "./list-files.ts";
import { describeSection } from "./section/describe-section.ts";
import { writeClause } from "./write-clause.ts";

export type ShownPack = Awaited<ReturnType<typeof showPack>>;

/** A pack as its page shows it: the files, the clause, and what was chosen. */
export async function showPack({
  product: known,
  origin,
  lang,
  ...choice
}: Omit<SpecificationChoice, "id"> & { product: Product; origin: string; lang: Lang }) {
  const specification = await getSpecification({
    ...choice,
    ...{ id: known.id, product: known, origin, lang },
  });
  const specified = specification.in[lang];
  const { product, mounting, finish } = specified;
  const section = describeSection(specified);
  const query = new URLSearchParams({
    mounting: mounting.id,
    ...(finish && { finish: finish.id }),
    lang,
  });
  const addressOf = (name: string) => `/api/specification/${product.id}/${name}?${query}`;
  const { document } = mounting.measured?.evidence ?? {};
  return {
    mounting: mounting.id,
    finish: finish?.id,
    clause: writeClause(specified),
    archive: addressOf("pack.zip"),
    drawing: section && {
      address: addressOf("section.svg"),
      title: section.title,
      width: section.to[0] - section.from[0],
      height: section.to[1] - section.from[1],
    },
    files: [
      ...listFiles(specification).map(({ name, about, content }) => ({
        ...{ about, address: addressOf(name), kind: kindOf(name) },
        bytes: typeof content === "string" ? Buffer.byteLength(content) : undefined,
      })),
      ...listPictures(specified).map(({ name, about, picture }) => ({
        ...{ about, address: pictureAddress(picture), kind: kindOf(name), bytes: undefined },
      })),
      ...specification.evidence.map(({ id, title, bytes }) => ({
        about: plain(title),
        ...{ address: documentAddress({ id, lang }), kind: "PDF", bytes },
      })),
      ...(document
        ? [
            {
              about: m.spec_file_report({}, { locale: lang }),
              ...{ address: document, kind: undefined, bytes: undefined },
            },
          ]
        : []),
    ],
  };
}

function kindOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toUpperCase();
}
