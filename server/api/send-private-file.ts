import { readFile } from "node:fs/promises";
import type { Context } from "hono";
import { AppError } from "#domain/app-error.ts";

/**
 * Hands a private PDF over: to be saved, never to be shown or kept on the way. Its name is ours;
 * what its sender called it is no part of a header.
 */
export async function sendPrivatePdf(
  context: Context,
  { path, number }: { path: string; number: string },
) {
  const bytes = await readFile(path).catch((error) => {
    throw new AppError("not-found", "the file is gone", { cause: error });
  });
  return context.body(new Uint8Array(bytes), 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="application-${number}.pdf"`,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
}
