import { type SqlBool, sql } from "kysely";
import { languages } from "../language/language.ts";
import { isUnavailable } from "../queries/is-unavailable.ts";
import { published } from "../records/published.ts";
import { getSpecification } from "../specification/get-specification.ts";
import { technicalFiles } from "../specification/list-downloads.ts";
import { makeFile } from "../specification/make-pack.ts";
import { type MadeSize, noteMadeSizes } from "./made-sizes.ts";

/** The files that the download centre offers alone; of some products not all can be made. */
const offered = ["data-sheet.pdf", ...technicalFiles];

/** The layout of a sheet and the head of the company change without the product. */
const trueFor = sql`interval '30 days'`;

type Edition = { id: string; updated_at: Date };

/** Editions that could not be made: they would be tried for ever. */
const failed = new Set<string>();

/**
 * Makes the files of some products and notes what they weigh, in one go. Says how many products
 * that were; none is left when it is none.
 */
export async function measureMade({
  origin,
  most,
  onProblem,
}: {
  /** Of the public site. */
  origin: string;
  most: number;
  onProblem: (error: unknown) => void;
}): Promise<number> {
  const editions = await listUnmeasured(most);
  const sizes: Parameters<typeof noteMadeSizes>[0] = [];
  for (const edition of editions) {
    try {
      for (const size of await measure({ id: edition.id, origin })) {
        sizes.push({ ...size, madeFrom: edition.updated_at });
      }
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failed.add(nameOf(edition));
      onProblem(error);
    }
  }
  await noteMadeSizes(sizes);
  return editions.length;
}

const nameOf = ({ id, updated_at }: Edition) => `${id} ${updated_at.getTime()}`;

/** Products that are mounted and have a sheet; to the millisecond, as their editions come to us. */
async function listUnmeasured(most: number): Promise<Edition[]> {
  const isMeasured = sql<SqlBool>`exists (
    select from made_file
    where made_file.product = product.id
      and made_from = date_trunc('milliseconds', product.updated_at)
      and measured_at > now() - ${trueFor})`;
  const editions = await published("product")
    .where(sql<SqlBool>`jsonb_array_length(content -> 'mountings') > 0`)
    .where((eb) => eb.not(isMeasured))
    .orderBy("position")
    .orderBy("id")
    .select(["id", "updated_at"])
    .limit(most + failed.size)
    .execute();
  return editions.filter((edition) => !failed.has(nameOf(edition))).slice(0, most);
}

async function measure({ id, origin }: { id: string; origin: string }): Promise<MadeSize[]> {
  const sizes: MadeSize[] = [];
  for (const { code: lang } of languages) {
    const specification = await getSpecification({ id, origin, lang });
    for (const file of offered) {
      const made = await makeFile({ specification, name: file });
      if (made) sizes.push({ product: id, file, lang, bytes: made.length });
    }
  }
  return sizes;
}
