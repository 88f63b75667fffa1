import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import { siteFiles } from "../files/site-files.ts";
import { pictureContent, savePictures } from "../media/library/save-pictures.ts";
import { originalName } from "../media/originals.ts";
import { changeContent } from "../records/change-content.ts";
import { type Kind, kindNames, kinds, type Status, statuses } from "../records/kinds.ts";
import { draftContent } from "../records/written-content.ts";
import { clearContent } from "./clear-content.ts";
import { keepDocumentFiles, placeDocumentFiles } from "./document-files.ts";
import { exportFormat } from "./export-content.ts";

const exportedRecord = z.object({
  id: z.string(),
  position: z.number().int(),
  status: z.enum(statuses),
  publishAt: z.iso.datetime().nullable(),
  content: z.unknown(),
});

const exportHead = z.object({ format: z.number(), kinds: z.array(z.string()).optional() });

/** What exports held before they said so. */
const firstKinds: Kind[] = [
  ...([
    "site_settings",
    "navigation",
    "page_copy",
    "redirect",
    "product_class",
    "product",
  ] as const),
  ...(["project_case", "article", "programme", "honour", "patent", "production_base"] as const),
  ...(["milestone", "synonym"] as const),
];
const kindsBefore = [firstKinds, [...firstKinds, "job", "topic"]];

/**
 * Replaces all content by what an export holds, all or nothing. Every record passes the same
 * schema as one that staff save.
 */
export async function importContent({ folder }: { folder: string }) {
  const { format, kinds: held } = await readJson(join(folder, "format.json"), exportHead);
  if (!Number.isInteger(format) || format < 1 || format > exportFormat) {
    throw new AppError(
      "invalid",
      `This export has format ${format}; formats 1 to ${exportFormat} are read.`,
    );
  }
  const pictures = await readJson(join(folder, "pictures.json"), z.array(pictureContent));
  for (const { file, hash } of pictures) {
    const bytes = await readFile(join(folder, "media", hash + extname(file)));
    await siteFiles.write({ name: originalName(hash), bytes });
  }
  const records = new Map<Kind, z.infer<typeof exportedRecord>[]>();
  for (const kind of kindNames) {
    if (!(held ?? kindsBefore[format - 1])?.includes(kind)) continue;
    records.set(kind, await readJson(join(folder, `${kind}.json`), z.array(exportedRecord)));
  }
  // What was exported before there were documents has no list of their files.
  const files = records.has("document") ? await placeDocumentFiles({ folder }) : [];
  await changeContent({
    async work(on) {
      await clearContent({ on });
      await keepDocumentFiles({ files, on });
      await savePictures({ pictures, on });
      for (const [kind, exported] of records) {
        const rows = exported.map(({ publishAt, content, ...row }) => ({
          ...row,
          publish_at: publishAt,
          content: JSON.stringify(schemaOf(kind, row.status).parse(content)),
        }));
        if (rows.length > 0) await on.insertInto(kind).values(rows).execute();
      }
    },
  });
}

/** What is not on the site may be unfinished. */
function schemaOf(kind: Kind, status: Status) {
  return status === "draft" || status === "trashed" ? draftContent(kind) : kinds[kind].schema;
}

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (parsed.success) return parsed.data;
  throw new AppError("invalid", `${file}: ${z.prettifyError(parsed.error)}`);
}
