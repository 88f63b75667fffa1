import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { createVariantMaker } from "#domain/media/make-variant.ts";
import { type VariantFormat, variantFormats } from "#domain/media/picture.ts";
import { sendText } from "./send.ts";

const variantPath = new RegExp(
  `^/media/(?<id>[a-z0-9-]{1,80})\\.(?<hash>[0-9a-f]{10})/(?<width>\\d{2,4})\\.(?<format>${variantFormats.join("|")})$`,
);

const types: Record<VariantFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** Serves picture variants. The address holds the picture's hash, so what it names never changes. */
export function createMediaHandler({
  makeVariant,
}: {
  makeVariant: ReturnType<typeof createVariantMaker>;
}) {
  return async function serveMedia(request: IncomingMessage, response: ServerResponse) {
    const found = variantPath.exec(request.url ?? "")?.groups;
    if (!found) return sendText(response, 404, "No such picture");
    const { id = "", hash = "", width = "", format } = found;
    const variant = { id, hashStart: hash, width: Number(width), format: format as VariantFormat };
    const file = await makeVariant(variant);
    if (!file) return sendText(response, 404, "No such picture");
    const { size } = await stat(file);
    response.writeHead(200, {
      "Content-Type": types[variant.format],
      "Content-Length": size,
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'",
    });
    if (request.method === "HEAD") return response.end();
    // A visitor who leaves in the middle is no fault of ours.
    await pipeline(createReadStream(file), response).catch(() => response.destroy());
  };
}
