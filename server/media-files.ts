import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { type VariantFormat, variantFormats } from "#domain/media/picture.ts";
import type { FoundVariant } from "#domain/media/variants/find-variant.ts";
import type { Variant } from "#domain/media/variants/variant.ts";
import { bareAnswerPolicy } from "./security-headers.ts";
import { sendText } from "./send.ts";

const variantPath = new RegExp(
  `^/media/(?<id>[a-z0-9-]{1,80})\\.(?<hash>[0-9a-f]{10})/(?<width>\\d{2,4})\\.(?<format>${variantFormats.join("|")})$`,
);

/**
 * Serves picture variants. The address holds the picture's hash, so what it names never changes; a
 * substitute is kept by nobody, lest it be taken for the variant later.
 */
export function createMediaHandler({
  findVariant,
}: {
  findVariant: (variant: Variant) => Promise<FoundVariant | undefined>;
}) {
  return async function serveMedia(request: IncomingMessage, response: ServerResponse) {
    const variant = readVariant(request.url ?? "");
    const found = variant && (await findVariant(variant));
    const size = found && (await sizeOf(found.file));
    if (!found || size === undefined) return sendText(response, 404, "No such picture");
    response.writeHead(200, {
      "Content-Type": `image/${found.kind}`,
      "Content-Length": size,
      "Cache-Control": found.isSubstitute ? "no-store" : "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": bareAnswerPolicy,
    });
    if (request.method === "HEAD") return response.end();
    // A visitor who leaves in the middle is no fault of ours.
    await pipeline(createReadStream(found.file), response).catch(() => response.destroy());
  };
}

function readVariant(url: string): Variant | undefined {
  const named = variantPath.exec(url)?.groups;
  if (!named) return undefined;
  const { id = "", hash: hashStart = "", width, format } = named;
  return { id, hashStart, width: Number(width), format: format as VariantFormat };
}

/** A picture may be deleted just when its file was found. */
async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    },
  );
}
