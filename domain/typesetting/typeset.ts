import { fileURLToPath } from "node:url";
import { createSideProcess } from "../files/side-process.ts";

/** A template of ours, and what it shall set: words and numbers, never markup. */
export type Document = { template: string; data: object };

/**
 * Sets a document as PDF, tagged and with its fonts. The compiler needs half a second to start and
 * some 200 MB, so it has a process of its own that stays while documents are asked for.
 */
export const typeset = createSideProcess<Document, Uint8Array>({
  program: fileURLToPath(new URL("./typesetter-process.ts", import.meta.url)),
  idleSeconds: 120,
  atOnce: 1,
  mostWaiting: 20,
  // The compiler's own time is what must be limited: a busy machine takes longer to give it.
  limitSeconds: 60,
  processorSeconds: 10,
  memoryMegabytes: 800,
});
