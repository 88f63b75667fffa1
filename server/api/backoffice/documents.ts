import { Hono } from "hono";
import { getDocumentFile, openDocumentFile } from "#domain/documents/get-document-file.ts";
import { largestDocument, uploadDocument } from "#domain/documents/upload-document.ts";
import { sendPrivateFile } from "../send-private-file.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { readFileOf } from "./read-file.ts";

/** Far above what is taken, so that the refusal can say how much that is. */
const upload = { bodyUpTo: 110 * 1024 * 1024 };
const pdf = { largest: largestDocument, refusal: "document-too-large" } as const;

/** Files of documents; the records that name them are content. A file is sent as the body itself. */
export const documents = new Hono<StaffEnvironment>()
  .post("/", requirePermission("content.change", upload), async (context) =>
    context.json(
      await uploadDocument({ ...readFileOf(context, pdf), actor: context.get("staff") }),
    ),
  )
  .get("/:id", requirePermission("texts.read"), async (context) =>
    context.json(await getDocumentFile({ id: context.req.param("id") })),
  )
  .get("/:id/file", requirePermission("texts.read"), async (context) => {
    const { path } = await openDocumentFile({ id: context.req.param("id") });
    return sendPrivateFile(context, { path, name: "document" });
  });
