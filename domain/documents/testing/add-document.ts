import { db } from "#db/connect.ts";
import { keepFile, writePrivateFile } from "../../files/private-files.ts";
import { saveRecord } from "../../records/save-record.ts";
import type { DocumentContent } from "../document-content.ts";

/** A published document as an editor would have added it; its file is there when its bytes are given. */
export async function addDocument({
  pdf,
  bytes = pdf?.length ?? 1000,
  ...content
}: Partial<DocumentContent> & { id: string; pdf?: Uint8Array; bytes?: number }) {
  const file = pdf
    ? await writePrivateFile({ bytes: pdf, folder: "documents" })
    : `documents/${crypto.randomUUID()}.pdf`;
  const { id } = await db
    .insertInto("document_file")
    .values({ file, name: "scan.pdf", bytes })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keepFile({ file, on: db });
  await saveRecord({
    kind: "document",
    content: {
      title: { zh: "证书", en: "Certificate", ar: "شهادة" },
      kind: "certificate",
      languages: { chinese: true, english: true, arabic: false },
      products: [],
      ...content,
      file: id,
    },
    status: "published",
  });
  return { file: id };
}
