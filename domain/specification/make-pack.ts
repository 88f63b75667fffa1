import { strToU8 } from "fflate";
import { listPictures, readPicture } from "./finish-pictures.ts";
import type { Specification } from "./get-specification.ts";
import { listFiles, type PackFile } from "./list-files.ts";
import { writeZip, type ZippedFile } from "./write-zip.ts";

/** Everything in one archive. Its files have the day of the record, so that the same is the same. */
export async function makePack(specification: Specification): Promise<Uint8Array> {
  const specified = specification.in[specification.lang];
  const date = specified.product.updatedAt;
  const files: ZippedFile[] = [];
  for (const file of listFiles(specification)) {
    files.push({ name: file.name, bytes: await contentOf(file), date });
  }
  for (const { name, picture } of listPictures(specified)) {
    const jpeg = await readPicture(picture);
    if (jpeg) files.push({ name, bytes: jpeg, date, isPacked: true });
  }
  return writeZip(files);
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
