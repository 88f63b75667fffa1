import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { AppError } from "../../app-error.ts";
import { decrypt, encryptedMark, WrongPassphrase } from "./encryption.ts";
import {
  type Manifest,
  manifestFormat,
  manifestName,
  manifestSchema,
  readSums,
  sumsName,
} from "./manifest.ts";
import { readTar } from "./tar.ts";

type Archive = { path: string; passphrase?: string | undefined };

/** The members of an archive, one after the other. */
export async function* readArchive({
  path,
  passphrase,
  whole,
}: Archive & { whole?: Hash | undefined }) {
  const isEncrypted = await beginsWith({ path, mark: encryptedMark });
  if (isEncrypted && !passphrase) {
    throw new AppError("invalid", `${path} is encrypted: set BACKUP_PASSPHRASE to open it.`);
  }
  const unpacked = pipeline(
    createReadStream(path),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        whole?.update(piece);
        yield piece;
      }
    },
    isEncrypted ? decrypt({ passphrase: passphrase ?? "" }) : unchanged,
    createGunzip(),
    // Whoever reads the last stream is told.
    () => {},
  );
  try {
    yield* readTar(unpacked);
    // To the very end: what follows the members is part of the sums too.
    for await (const _ of unpacked);
  } finally {
    unpacked.destroy();
  }
}

/**
 * Reads an archive to its end and holds every member, and the file as a whole, against their sums.
 * Nothing is believed of an archive before that.
 */
export async function verifyArchive({ path, passphrase }: Archive): Promise<Manifest> {
  const whole = createHash("sha256");
  const found = new Map<string, string>();
  let [manifest, sums]: [string | undefined, string | undefined] = [undefined, undefined];
  try {
    for await (const { name, bytes } of readArchive({ path, passphrase, whole })) {
      if (found.has(name)) throw new Error(`It has ${name} twice.`);
      const sum = createHash("sha256");
      const kept: Buffer[] = [];
      for await (const piece of bytes) {
        sum.update(piece);
        if (name === manifestName || name === sumsName) kept.push(piece);
      }
      found.set(name, sum.digest("hex"));
      if (name === manifestName) manifest = Buffer.concat(kept).toString();
      if (name === sumsName) sums = Buffer.concat(kept).toString();
    }
  } catch (error) {
    throw explain({ error, path });
  }
  if (manifest === undefined || sums === undefined) {
    throw new AppError("invalid", `${path} is no backup of this site, or only a part of one.`);
  }
  compareSums({ path, found, expected: readSums(sums) });
  await compareWhole({ path, sum: whole.digest("hex") });
  return parseManifest({ path, text: manifest });
}

function compareSums({
  path,
  found,
  expected,
}: {
  path: string;
  found: Map<string, string>;
  expected: Map<string, string>;
}) {
  found.delete(sumsName);
  const names = [...new Set([...found.keys(), ...expected.keys()])];
  const wrong = names.filter((name) => found.get(name) !== expected.get(name));
  if (wrong.length === 0) return;
  throw new AppError("invalid", `${path} is damaged: ${wrong.slice(0, 5).join(", ")}.`);
}

/** Where its sum still lies beside it. */
async function compareWhole({ path, sum }: { path: string; sum: string }) {
  const beside = await readFile(`${path}.sha256`, "utf8").catch(() => undefined);
  if (beside === undefined || readSums(beside).get(basename(path)) === sum) return;
  throw new AppError("invalid", `${path} is not the file that ${path}.sha256 was written for.`);
}

function parseManifest({ path, text }: { path: string; text: string }): Manifest {
  const { format }: { format?: unknown } = JSON.parse(text);
  if (Number(format) > manifestFormat) {
    throw new AppError("invalid", `${path} was made by a newer version of the site.`);
  }
  return manifestSchema.parse(JSON.parse(text));
}

async function beginsWith({ path, mark }: { path: string; mark: Buffer }): Promise<boolean> {
  const file = await open(path).catch((error) => {
    throw new AppError("not-found", `${path} cannot be read: ${error.message}`);
  });
  const { buffer } = await file
    .read(Buffer.alloc(mark.length), 0, mark.length, 0)
    .finally(() => file.close());
  return buffer.equals(mark);
}

function explain({ error, path }: { error: unknown; path: string }): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof WrongPassphrase) return new AppError("invalid", error.message);
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError("invalid", `${path} is damaged or cut off: ${reason}`, { cause: error });
}

async function* unchanged(source: AsyncIterable<Buffer>) {
  yield* source;
}
