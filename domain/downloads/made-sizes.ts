import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../language/language.ts";
import { fileKey } from "./bundle-choice.ts";

/** What a file weighs that is made of a product when it is asked for. */
export type MadeSize = { product: string; file: string; lang: Lang; bytes: number };

/** Bytes by the key with which a file is ticked. */
export type Sizes = Record<string, number>;

/** What is known of the files of a product; of another edition of it that would not be true. */
export async function readMadeSizes(): Promise<
  (product: { id: string; updatedAt: Date }) => Sizes
> {
  const rows = await db
    .selectFrom("made_file")
    .select(["product", "file", "lang", "bytes", "made_from"])
    .execute();
  const ofProduct = Map.groupBy(rows, ({ product }) => product);
  return ({ id, updatedAt }) =>
    Object.fromEntries(
      (ofProduct.get(id) ?? [])
        .filter(({ made_from }) => made_from.getTime() === updatedAt.getTime())
        .map(({ bytes, lang, ...made }) => [fileKey({ ...made, lang: lang as Lang }), bytes]),
    );
}

/** All at once: what is written here makes every page anew that shows it. */
export async function noteMadeSizes(sizes: (MadeSize & { madeFrom: Date })[]) {
  if (sizes.length === 0) return;
  await db
    .insertInto("made_file")
    .values(sizes.map(({ madeFrom, ...size }) => ({ ...size, made_from: madeFrom })))
    .onConflict((conflict) =>
      conflict.columns(["product", "file", "lang"]).doUpdateSet((eb) => ({
        bytes: eb.ref("excluded.bytes"),
        made_from: eb.ref("excluded.made_from"),
        measured_at: sql`now()`,
      })),
    )
    .execute();
}
