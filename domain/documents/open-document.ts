import { AppError } from "../app-error.ts";
import { locatePrivateFile } from "../files/private-files.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { textOf } from "../records/published.ts";
import { fileName } from "./file-name.ts";
import { offered } from "./list-documents.ts";

/** The file of a document that is offered today, under the name its title gives it. */
export async function openDocument({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<{ path: string; name: string }> {
  const row = await offered()
    .where("document.id", "=", id)
    .select(["document_file.file", textOf("document", "title", lang)])
    .executeTakeFirst();
  if (!row) throw new AppError("not-found", `No document ${id}`);
  return { path: locatePrivateFile(row.file), name: `${fileName(plain(row.title))}.pdf` };
}
