import { join } from "node:path";
import { db } from "#db/connect.ts";
import { variantsFolder } from "../library/forget-files.ts";
import { type VariantFormat, widthsFor } from "../picture.ts";

/** A file made of a picture; the start of the picture's hash says of which one under that id. */
export type Variant = { id: string; hashStart: string; width: number; format: VariantFormat };

/** Where a variant lies once it is made. */
export function variantFile({ id, hashStart, width, format }: Variant): string {
  return join(variantsFolder({ id, hash: hashStart }), `${width}.${format}`);
}

/** The picture, if it is still the same one and is offered in that width. */
export async function findOffered({ id, hashStart, width }: Variant) {
  const picture = await db
    .selectFrom("picture")
    .where("id", "=", id)
    .select(["id", "file", "hash", "width"])
    .executeTakeFirst();
  if (!picture?.hash.startsWith(hashStart)) return undefined;
  return widthsFor(picture).includes(width) ? picture : undefined;
}
