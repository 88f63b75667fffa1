import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { folders } from "../folders.ts";
import { exists, fetchOriginal } from "../originals.ts";
import type { Encoding } from "./encode-picture.ts";
import { findOffered, type Variant, variantFile } from "./variant.ts";

export type VariantMaker = (variant: Variant) => Promise<string | undefined>;

/** Makes picture variants once and keeps them, a bounded number at a time. */
export function createVariantMaker({
  encode,
  concurrency,
}: {
  encode: (encoding: Encoding) => Promise<void>;
  concurrency: number;
}): VariantMaker {
  const underWay = new Map<string, Promise<string | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;

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
    const picture = await findOffered(variant);
    if (!picture) return undefined;
    const original = await fetchOriginal(picture);
    // What a killed node leaves half written there is swept later.
    const temporary = join(folders.stored, "incoming", randomUUID());
    await Promise.all([temporary, target].map((path) => mkdir(dirname(path), { recursive: true })));
    const { width, format } = variant;
    await inTurn(async () => {
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
  return async function makeVariant(variant) {
    const target = variantFile(variant);
    if (await exists(target)) return target;
    const already = underWay.get(target);
    if (already) return already;
    const making = make(variant, target).finally(() => underWay.delete(target));
    underWay.set(target, making);
    return making;
  };
}
