import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { describePicture } from "../library/describe-picture.ts";
import { hidesFile } from "../library/hidden-file.ts";
import { fileKind, isAccepted } from "./file-kind.ts";
import { largestPixels, longestSide } from "./limits.ts";

/** Why a file is not taken into the library. */
export type PictureRefusal =
  | "not-a-picture"
  | "svg-refused"
  | "too-many-pixels"
  | "broken-picture"
  | "hidden-file";

export type PictureOrder = { source: string; target: string; square?: number | undefined };
export type InspectedPicture = Awaited<ReturnType<typeof describePicture>> & { bytes: number };
export type PictureInspection = { picture: InspectedPicture } | { refused: PictureRefusal };

sharp.concurrency(1);
sharp.cache(false);
// Whatever a file claims to be, nothing but these decoders ever sees it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    ...["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
  ],
});

/**
 * Looks at a file by its content and writes what we keep of it: the pixels, upright, in sRGB, of a
 * sensible size. Encoding them anew leaves behind whatever else was in the file, such as where a
 * photograph was taken.
 */
export async function inspectPicture({
  source,
  target,
  square,
}: PictureOrder): Promise<PictureInspection> {
  const file = await readFile(source);
  const kind = fileKind(file);
  if (kind === "svg") return { refused: "svg-refused" };
  if (!isAccepted(kind)) return { refused: "not-a-picture" };
  if (hidesFile({ file, kind })) return { refused: "hidden-file" };
  try {
    const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > largestPixels) return { refused: "too-many-pixels" };
    await sharp(file, { limitInputPixels: largestPixels, sequentialRead: true })
      .rotate()
      .resize(
        ...(square === undefined
          ? ([longestSide, longestSide, { fit: "inside", withoutEnlargement: true }] as const)
          : ([square, square, { fit: "cover" }] as const)),
      )
      .webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: 4 })
      .toFile(target);
  } catch {
    return { refused: "broken-picture" };
  }
  const picture = await describePicture(await readFile(target));
  return { picture: { ...picture, bytes: (await stat(target)).size } };
}
