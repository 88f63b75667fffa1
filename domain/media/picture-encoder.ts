import { join } from "node:path";
import { createSideProcess } from "../side-process.ts";
import type { Encoding } from "./encode-picture.ts";

const program = join(import.meta.dirname, "encoder-process.ts");

/** Encodes pictures in a process of its own. */
export function createPictureEncoder({ idleSeconds = 20 }: { idleSeconds?: number } = {}) {
  return createSideProcess<Encoding, void>({ program, idleSeconds });
}
