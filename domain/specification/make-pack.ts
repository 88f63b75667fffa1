import { strToU8 } from "fflate";
import { readEvidence } from "./evidence-documents.ts";
import { listPictures, readPicture } from "./finish-pictures.ts";
import type { Specification } from "./get-specification.ts";
import { listFiles, type PackFile } from "./list-files.ts";
import { writeZip, type ZippedFile } from "./write-zip.ts";

/** Everything in one archive. Its files have the day of the record, so that the same is the same. */
export async function makePack(specification: Specification): Promise<Uint8Array> {
  const { lang } = specification;
  const specified = specification.in[lang];
  const date = specified.product.updatedAt;
  const files: ZippedFile[] = [];
  const { evidence, documents } = await readAll(specification);
  for (const file of listFiles({ ...specification, evidence })) {
    files.push({ name: file.name, bytes: await contentOf(file), date });
  }
  for (const { name, picture } of listPictures(specified)) {
    const jpeg = await readPicture(picture);
    if (jpeg) files.push({ name, bytes: jpeg, date, isPacked: true });
  }
  return writeZip([...files, ...documents]);
}

/** The documents that are there, and all of them as they lie in the pack now. */
async function readAll({ evidence, lang }: Specification) {
  const documents: ZippedFile[] = [];
  const now: Specification["evidence"] = [];
  for (const document of evidence) {
    const { name, id, date } = document;
    const bytes = name && (await readEvidence({ id, lang }));
    if (name && bytes) documents.push({ name, bytes, date, isPacked: true });
    now.push({ ...document, name: bytes ? name : undefined });
  }
  return { evidence: now, documents };
}

/** One file alone; undefined where the pack has none of that name. */
export async function makeFile({
  specification,
  name,
}: {
  specification: Specification;
  name: string;
}): Promise<Uint8Array | undefined> {
  const file = listFiles(specification).find((one) => one.name === name);
  return file && contentOf(file);
}

export async function contentOf({ content }: PackFile): Promise<Uint8Array> {
  return typeof content === "string" ? strToU8(content) : content();
}
