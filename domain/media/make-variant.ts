import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { db } from "#db/connect.ts";
import { type VariantFormat, widthsFor } from "./picture.ts";

export type MediaFolders = {
  /** Uploaded originals and the variants made of them. */
  stored: string;
  /** Pictures that come with the project, read only. */
  bundled: string;
};

type Variant = { id: string; hashStart: string; width: number; format: VariantFormat };

// AVIF at effort 4 takes ten times as long as at 1 and is hardly smaller.
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 58, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4 }),
  jpg: (image: Sharp) => image.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }),
};

/** Makes picture variants once and keeps them, a bounded number at a time. */
export function createVariantMaker({
  folders,
  concurrency,
}: {
  folders: MediaFolders;
  concurrency: number;
}) {
  const underWay = new Map<string, Promise<string | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  sharp.concurrency(1);
  sharp.cache(false);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) await new Promise<void>((go) => waiting.push(go));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  async function make(variant: Variant, target: string): Promise<string | undefined> {
    const picture = await db
      .selectFrom("picture")
      .where("id", "=", variant.id)
      .select(["id", "file", "hash", "width"])
      .executeTakeFirst();
    if (!picture?.hash.startsWith(variant.hashStart)) return undefined;
    if (!widthsFor(picture).includes(variant.width)) return undefined;
    const original = await readFile(await findOriginal({ folders, picture }));
    await mkdir(dirname(target), { recursive: true });
    await inTurn(async () => {
      const image = sharp(original)
        .rotate()
        .resize({ width: variant.width, withoutEnlargement: true });
      const temporary = `${target}.${randomUUID()}`;
      try {
        await writeFile(temporary, await encode[variant.format](image).toBuffer());
        await rename(temporary, target);
      } finally {
        await rm(temporary, { force: true });
      }
    });
    return target;
  }

  /** The path of the variant's file, made now if need be; undefined when there is no such picture. */
  return async function makeVariant(variant: Variant): Promise<string | undefined> {
    const name = `${variant.id}.${variant.hashStart}`;
    const target = join(folders.stored, "variants", name, `${variant.width}.${variant.format}`);
    if (await exists(target)) return target;
    const already = underWay.get(target);
    if (already) return already;
    const making = make(variant, target).finally(() => underWay.delete(target));
    underWay.set(target, making);
    return making;
  };
}

/** Where the original of a picture lies: uploaded here, or part of the project. */
export async function findOriginal({
  folders,
  picture,
}: {
  folders: MediaFolders;
  picture: { file: string; hash: string };
}): Promise<string> {
  const uploaded = join(folders.stored, "originals", picture.hash);
  return (await exists(uploaded)) ? uploaded : join(folders.bundled, picture.file);
}

async function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  );
}
