import { join } from "node:path";
import { createSideProcess, type SideProcess } from "../../files/side-process.ts";
import type { Encoding } from "./encode-picture.ts";

const program = join(import.meta.dirname, "encoder-process.ts");

/** Encodes pictures in a process of its own. */
export function createPictureEncoder(options: Omit<SideProcess, "program"> = {}) {
  return createSideProcess<Encoding, void>({ ...options, program });
}
