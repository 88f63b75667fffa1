import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { openDocument } from "#domain/documents/open-document.ts";
import { makeBundle } from "#domain/downloads/make-bundle.ts";
import { readPrivateFile } from "#domain/files/private-files.ts";
import { slugify } from "#domain/text/slugify.ts";
import type { Config } from "../config.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { languageOfCall } from "./language-of-call.ts";
import { recordId } from "./list-item.ts";
import { checked } from "./read-query.ts";
import { revalidated } from "./revalidated.ts";

const ticked = z.string().max(250);
const choice = z.object({
  d: z
    .union([ticked, z.array(ticked).max(100)])
    .describe(
      "What to pack, up to 30 times: `document_<id>`, or `product_<id>_<file>_<language>` such as `product_slat-oak_data-sheet.pdf_en`",
    ),
});

/** Documents that staff uploaded, and several documents as one archive. */
export function createDownloads({ origin }: Pick<Config, "origin">) {
  return new Hono<ApiEnvironment>()
    .get(
      "/bundle.zip",
      describeCall({
        summary: "Several documents of the download centre in one archive",
        about:
          "With readable names and an index in the caller's language. What is no longer offered is refused (404), what is too much as well (400).",
        subject: "Content",
        answer: { file: "application/zip" },
      }),
      checked(choice),
      async (context) => {
        const made = await makeBundle({
          keys: [context.req.valid("query").d].flat(),
          origin,
          ip: context.get("ip"),
          lang: languageOfCall(context),
        });
        return send({ context, bytes: made, type: "application/zip", name: "documents.zip" });
      },
    )
    .get(
      "/:id/document.pdf",
      describeCall({
        summary: "A document of the download centre",
        about: "While it is published and valid; then 404.",
        subject: "Content",
        answer: { file: "application/pdf" },
      }),
      revalidated,
      async (context) => {
        const known = recordId.safeParse(context.req.param("id"));
        if (!known.success) throw new AppError("invalid");
        const { path, name } = await openDocument({
          id: known.data,
          lang: languageOfCall(context),
        });
        const bytes = await readPrivateFile(path);
        return send({ context, bytes, type: "application/pdf", name });
      },
    );
}

/** Under its own name, and in plain letters for whoever cannot read that. */
function send({
  context,
  bytes,
  type,
  name,
}: {
  context: Context<ApiEnvironment>;
  bytes: Uint8Array;
  type: string;
  name: string;
}) {
  const dot = name.lastIndexOf(".");
  const plain = slugify({ text: name.slice(0, dot), longest: 80 }) || "document";
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return context.body(new Uint8Array(bytes), 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${plain}${name.slice(dot)}"; filename*=UTF-8''${encoded}`,
  });
}
