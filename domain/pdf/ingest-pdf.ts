import { join } from "node:path";
import { AppError } from "../app-error.ts";
import { refuseMalware } from "../files/scan-file.ts";
import { createSideProcess } from "../files/side-process.ts";
import type { CleanedPdf } from "./clean-pdf.ts";

/** What reading a PDF may take. See docs/operations.md. */
export const pdfLimits = { seconds: 15, memoryMegabytes: 512, mostWaiting: 10 };

const clean = createSideProcess<Uint8Array, CleanedPdf>({
  program: join(import.meta.dirname, "pdf-process.ts"),
  atOnce: 1,
  mostWaiting: pdfLimits.mostWaiting,
  limitSeconds: pdfLimits.seconds,
  memoryMegabytes: pdfLimits.memoryMegabytes,
});

/**
 * A PDF of a stranger as it can be kept, or why not. It is scanned as it came: what we write anew
 * is another file. What brings the process down is not harmless.
 */
export async function ingestPdf(bytes: Uint8Array): Promise<CleanedPdf> {
  await refuseMalware([bytes]);
  return clean(bytes).catch((error): CleanedPdf => {
    if (error instanceof AppError) throw error;
    return { refused: "unsafe" };
  });
}
