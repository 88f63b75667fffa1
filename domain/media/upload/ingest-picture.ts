import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../app-error.ts";
import { limitSize } from "../../files/limit-size.ts";
import { refuseMalware } from "../../files/scan-file.ts";
import { createSideProcess } from "../../files/side-process.ts";
import { folders } from "../folders.ts";
import type { InspectedPicture, PictureInspection, PictureOrder } from "./inspect-picture.ts";
import { largestFile } from "./limits.ts";

const limits = {
  largest: largestFile,
  tooLarge: "picture-too-large",
  interrupted: "broken-picture",
} as const;

/** Apart from the encoder of the pages' pictures: an upload that ends it must not keep them waiting. */
const inspectInSideProcess = createSideProcess<PictureOrder, PictureInspection>({
  program: join(import.meta.dirname, "admission-process.ts"),
  // Each may need some hundred megabytes.
  atOnce: 1,
  limitSeconds: 60,
});

/**
 * Takes in the file of a picture: checked, encoded anew, and put in its place by `keep` only when
 * the rest has worked. However it ends, nothing else is left on the disk.
 */
export async function ingestPicture<T>({
  file,
  square,
  work,
}: {
  file: AsyncIterable<Uint8Array>;
  /** Cut to a square of that side. */
  square?: number;
  work: (taken: {
    picture: InspectedPicture;
    keep: () => Promise<void>;
    /** The bytes, for those who keep them elsewhere. */
    read: () => Promise<Buffer>;
  }) => Promise<T>;
}): Promise<T> {
  const incoming = join(folders.stored, "incoming");
  const originals = join(folders.stored, "originals");
  await Promise.all([incoming, originals].map((folder) => mkdir(folder, { recursive: true })));
  const source = join(incoming, randomUUID());
  const target = `${source}.webp`;
  try {
    await writeFile(source, limitSize({ file, ...limits }), { flag: "wx" });
    await refuseMalware(piecesOf(source));
    const admittance = await inspectInSideProcess({ source, target, square }).catch(
      (): PictureInspection => {
        return { refused: "broken-picture" };
      },
    );
    if ("refused" in admittance) throw new AppError(admittance.refused);
    const { picture } = admittance;
    const keep = () => moveSafely(target, join(originals, picture.hash));
    return await work({ picture, keep, read: () => readFile(target) });
  } finally {
    await Promise.all([source, target].map((path) => rm(path, { force: true })));
  }
}

/** Opened only when somebody reads it. */
async function* piecesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path);
}

/** Written to the disk first: the database does the same before it says that the picture is there. */
async function moveSafely(from: string, to: string) {
  const file = await open(from, "r+");
  await file.sync();
  await file.close();
  await rename(from, to);
}
