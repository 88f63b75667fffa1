import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { db } from "#db/connect.ts";
import type { MediaFolders } from "./folders.ts";
import { type VariantFormat, widthsFor } from "./picture.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

type Variant = { id: string; hashStart: string; width: number; format: VariantFormat };

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
  const encode = createPictureEncoder();

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
    const original = await findOriginal({ folders, picture });
    await mkdir(dirname(target), { recursive: true });
    const { width, format } = variant;
    await inTurn(async () => {
      const temporary = `${target}.${randomUUID()}`;
      try {
        await encode({ original, target: temporary, width, format });
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
