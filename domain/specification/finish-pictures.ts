import { readFile } from "node:fs/promises";
import { m } from "#text";
import type { Picture } from "../media/picture.ts";
import { widthsFor } from "../media/picture.ts";
import { createVariantMaker } from "../media/variants/make-variant.ts";
import { createPictureEncoder } from "../media/variants/picture-encoder.ts";
import { writeNumber } from "../text/write-number.ts";
import type { Specified } from "./get-specification.ts";

/** As wide as it is offered, up to what a sheet of paper can show. */
const widest = 1440;

const make = createVariantMaker({ encode: createPictureEncoder(), concurrency: 1 });

/** The pictures of the chosen finish, by the names they have in a pack, and what they are. */
export function listPictures({
  finish,
  lang,
}: Pick<Specified, "finish" | "lang">): { name: string; about: string; picture: Picture }[] {
  const locale = { locale: lang };
  const { picture, closeUp, texture, textureWidth } = finish ?? {};
  const width = textureWidth === undefined ? undefined : writeNumber(textureWidth);
  return [
    ...(picture ? [{ name: "finish.jpg", about: m.spec_file_picture({}, locale), picture }] : []),
    ...(closeUp
      ? [{ name: "surface.jpg", about: m.spec_file_close({}, locale), picture: closeUp }]
      : []),
    ...(texture && width
      ? [{ name: "texture.jpg", about: m.spec_file_texture({ width }, locale), picture: texture }]
      : []),
  ];
}

/** A picture as JPEG, which every program opens; one that was deleted meanwhile is undefined. */
export async function readPicture(picture: Picture): Promise<Uint8Array | undefined> {
  const file = await make(variantOf(picture));
  return file === undefined ? undefined : readFile(file);
}

/** Where a browser finds the same file. */
export function pictureAddress(picture: Picture): string {
  const { width, format } = variantOf(picture);
  return `${picture.base}/${width}.${format}`;
}

function variantOf(picture: Picture) {
  const widths = widthsFor(picture);
  const width = widths.findLast((one) => one <= widest) ?? widths[0] ?? widest;
  const hashStart = picture.base.slice(picture.base.lastIndexOf(".") + 1);
  return { id: picture.id, hashStart, width, format: "jpg" as const };
}
