import { extname } from "node:path";
import type { Context } from "hono";
import { readPrivateFile } from "#domain/files/private-files.ts";

/** What we put into the private folder, by the endings we gave it. */
const types: Record<string, string> = { ".pdf": "application/pdf", ".webp": "image/webp" };

/**
 * Hands a private file over: to be saved, never to be shown or kept on the way. Its name is ours;
 * what its sender called it is no part of a header.
 */
export async function sendPrivateFile(
  context: Context,
  { path, name }: { path: string; name: string },
) {
  const bytes = await readPrivateFile(path);
  const ending = extname(path);
  return context.body(new Uint8Array(bytes), 200, {
    "Content-Type": types[ending] ?? "application/octet-stream",
    "Content-Disposition": `attachment; filename="${name}${ending}"`,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
}
