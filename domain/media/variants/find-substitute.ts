import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findLocalOriginal } from "../originals.ts";
import type { VariantFormat } from "../picture.ts";
import { type AcceptedKind, fileKind } from "../upload/file-kind.ts";
import { largestSubstitute } from "../upload/limits.ts";
import { type Variant, variantFile } from "./variant.ts";

export type PictureFile = { file: string; kind: AcceptedKind };

/**
 * What can be shown by whoever asks for a format: a browser that knows AVIF knows all others. JPEG
 * has no substitute, for it is asked for by programs that keep what they get, such as those that
 * preview links.
 */
const substitutes: Record<VariantFormat, AcceptedKind[]> = {
  avif: ["avif", "webp", "jpeg", "png"],
  webp: ["webp", "jpeg", "png"],
  jpg: [],
};

export const kindOf: Record<VariantFormat, AcceptedKind> = {
  avif: "avif",
  webp: "webp",
  jpg: "jpeg",
};

/**
 * What is on the disk of the same picture and shows it best: a variant that is wide enough, else
 * the original unless it is large, else the widest variant.
 */
export async function findSubstitute({
  variant,
  picture,
}: {
  variant: Variant;
  picture: { file: string; hash: string };
}): Promise<PictureFile | undefined> {
  const kinds = substitutes[variant.format];
  if (kinds.length === 0) return undefined;
  const ready = await listReady({ folder: dirname(variantFile(variant)), kinds });
  return (
    ready.find(({ width }) => width >= variant.width) ??
    (await findShownOriginal({ picture, kinds })) ??
    ready.at(-1)
  );
}

/** The narrowest first, and of one width the format that is liked best. */
async function listReady({ folder, kinds }: { folder: string; kinds: AcceptedKind[] }) {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, width, format] = /^(\d+)\.(avif|webp|jpg)$/.exec(name) ?? [];
      const kind = format && kindOf[format as VariantFormat];
      return kind && kinds.includes(kind)
        ? [{ file: join(folder, name), kind, width: Number(width) }]
        : [];
    })
    .sort((a, b) => a.width - b.width || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

async function findShownOriginal({
  picture,
  kinds,
}: {
  picture: { file: string; hash: string };
  kinds: AcceptedKind[];
}): Promise<PictureFile | undefined> {
  const file = await findLocalOriginal(picture);
  const original = file === undefined ? undefined : await readKind(file).catch(() => undefined);
  const kind = kinds.find((shown) => shown === original?.kind);
  return file && kind && original && original.size <= largestSubstitute
    ? { file, kind }
    : undefined;
}

async function readKind(file: string) {
  await using handle = await open(file);
  const head = Buffer.alloc(4096);
  const [{ bytesRead }, { size }] = await Promise.all([handle.read(head), handle.stat()]);
  return { kind: fileKind(head.subarray(0, bytesRead)), size };
}
