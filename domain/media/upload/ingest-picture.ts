import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { AppError } from "../../app-error.ts";
import { limitSize } from "../../files/limit-size.ts";
import { keepFile, removeUnlessKept } from "../../files/private-files.ts";
import { refuseMalware } from "../../files/scan-file.ts";
import { createSideProcess } from "../../files/side-process.ts";
import { folders } from "../folders.ts";
import { storeOriginal } from "../originals.ts";
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
 * Takes in the file of a picture: checked, encoded anew, put among the originals by `store`, where
 * it stays if `keep` was called in a transaction that worked. However it ends, nothing else is left.
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
    /** Before the transaction: the store may take its time. */
    store: () => Promise<void>;
    keep: (transaction: { on: Kysely<DB> }) => Promise<void>;
    /** The bytes, for those who keep them elsewhere. */
    read: () => Promise<Buffer>;
  }) => Promise<T>;
}): Promise<T> {
  const incoming = join(folders.stored, "incoming");
  await mkdir(incoming, { recursive: true });
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
    const entry = `originals/${picture.hash}`;
    return await work({
      picture,
      async store() {
        await removeUnlessKept({ file: entry });
        await storeOriginal({ path: target, hash: picture.hash });
      },
      keep: ({ on }) => keepFile({ file: entry, on }),
      read: () => readFile(target),
    });
  } finally {
    await Promise.all([source, target].map((path) => rm(path, { force: true })));
  }
}

/** Opened only when somebody reads it. */
async function* piecesOf(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path);
}
