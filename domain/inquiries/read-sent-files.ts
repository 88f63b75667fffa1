import type { SentFile } from "../files/sent-pdf.ts";
import { mostAttachments } from "./attachment-rules.ts";

/** The files of a form in parts. One more than may be sent is read, so that it can be refused. */
export async function readSentFiles({ form }: { form: FormData }): Promise<SentFile[]> {
  const files = form
    .getAll("files")
    // A field left empty is sent as a file without a name.
    .filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ""));
  return Promise.all(
    files.slice(0, mostAttachments + 1).map(async (file) => ({
      bytes: Buffer.from(await file.arrayBuffer()),
      name: file.name,
      type: file.type,
    })),
  );
}
