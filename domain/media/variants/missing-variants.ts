import { readdir } from "node:fs/promises";
import { db } from "#db/connect.ts";
import { listFirstPictures } from "../first-pictures.ts";
import { variantsFolder } from "../library/forget-files.ts";
import { hasOriginal } from "../originals.ts";
import { type VariantFormat, variantWidths, widthsFor } from "../picture.ts";
import type { Variant } from "./variant.ts";

type Row = { id: string; file: string; hash: string; width: number };
type Pass = { format: VariantFormat; widths: readonly number[] };

/** The library may hold 50,000; so many are looked at together. */
const batch = 200;

/**
 * What most browsers ask for comes first: AVIF, in the widths that cards and phones need. JPEG is
 * for the few programs that know nothing else, and made when one asks.
 */
const passes: Pass[] = [
  { format: "avif", widths: [640, 1080, 320, 480] },
  { format: "avif", widths: variantWidths },
  { format: "webp", widths: variantWidths },
];

/** The variants of a picture that are made before anybody asks, the most likely first. */
export function preparedVariants(picture: Omit<Row, "file">): Variant[] {
  const variants = passes.flatMap((pass) => variantsOf({ picture, pass }));
  return [...new Map(variants.map((each) => [`${each.width}.${each.format}`, each])).values()];
}

/** Variants that are not on this node's disk, those of the pictures seen first before all others. */
export async function* listMissing(): AsyncGenerator<Variant> {
  for await (const pictures of batches()) {
    for (const pass of passes) {
      for (const picture of pictures) yield* await missingOf({ picture, pass });
    }
  }
}

async function missingOf({ picture, pass }: { picture: Row; pass: Pass }): Promise<Variant[]> {
  const ready = new Set(await readdir(variantsFolder(picture)).catch(() => []));
  const missing = variantsOf({ picture, pass }).filter(
    ({ width, format }) => !ready.has(`${width}.${format}`),
  );
  return missing.length > 0 && (await hasOriginal(picture)) ? missing : [];
}

function variantsOf({ picture, pass }: { picture: Omit<Row, "file">; pass: Pass }): Variant[] {
  const { id, hash } = picture;
  const offered = widthsFor(picture);
  return pass.widths
    .filter((width) => offered.includes(width))
    .map((width) => ({ id, hashStart: hash.slice(0, 10), width, format: pass.format }));
}

async function* batches(): AsyncGenerator<Row[]> {
  const first = await listFirstPictures();
  const rows = await selectPictures().where("id", "in", first).execute();
  yield rows.sort((a, b) => first.indexOf(a.id) - first.indexOf(b.id));
  for (let after = ""; ; ) {
    const next = await selectPictures().where("id", ">", after).limit(batch).execute();
    yield next;
    const last = next.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function selectPictures() {
  return db.selectFrom("picture").orderBy("id").select(["id", "file", "hash", "width"]);
}
