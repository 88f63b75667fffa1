import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { encrypt } from "./encryption.ts";
import { type Manifest, manifestName, sumsName, writeSums } from "./manifest.ts";
import { type Member, writeTar } from "./tar.ts";

const unfinished = ".unfinished-";

/** Every member of a backup, and at its end what was in them. */
export type Contents = AsyncGenerator<Member, Manifest, void>;

/**
 * Writes an archive, which bears its name only when it is whole and on the disk; beside it a file
 * for `sha256sum -c`. Says how large it is and what is in it.
 */
export async function writeArchive({
  path,
  contents,
  at,
  passphrase,
  signal,
}: {
  path: string;
  contents: Contents;
  at: Date;
  passphrase?: string | undefined;
  signal?: AbortSignal | undefined;
}) {
  const [folder, name] = [dirname(path), basename(path)];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const half = join(folder, unfinished + name);
  const whole = createHash("sha256");
  let manifest: Manifest | undefined;
  let bytes = 0;
  try {
    const file = await open(half, "wx", 0o600);
    try {
      const members = withSums(contents, (made) => {
        manifest = made;
      });
      await pipeline(
        Readable.from(writeTar({ ...members, at }), { objectMode: false }),
        createGzip(),
        passphrase ? encrypt({ passphrase }) : unchanged,
        async function* (source: AsyncIterable<Buffer>) {
          for await (const piece of source) {
            whole.update(piece);
            bytes += piece.length;
            yield piece;
          }
        },
        (source: AsyncIterable<Buffer>) => file.writeFile(source),
        { signal },
      );
      await file.sync();
    } finally {
      await file.close();
    }
    const sums = writeSums([[name, whole.digest("hex")]]);
    await writeFile(`${path}.sha256`, sums, { mode: 0o600, flush: true });
    await rename(half, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  if (!manifest) throw new Error("The archive has no end.");
  return { bytes, manifest };
}

/** What interrupted backups left in a folder. To be called by whoever alone may write there. */
export async function removeUnfinished({ folder }: { folder: string }) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(unfinished))) {
    await rm(join(folder, name), { force: true });
  }
}

async function* unchanged(source: AsyncIterable<Buffer>) {
  yield* source;
}

/** The members, then the manifest that they end with, then the sums of all of these. */
function withSums(contents: Contents, onEnd: (manifest: Manifest) => void) {
  const sums = new Map<string, string>();

  async function* members(): AsyncGenerator<Member> {
    const manifest = yield* contents;
    onEnd(manifest);
    yield textMember(manifestName, `${JSON.stringify(manifest, null, 1)}\n`);
    yield textMember(sumsName, writeSums(sums));
  }

  return {
    members: members(),
    onWritten: ({ name, sha256 }: { name: string; sha256: string }) => sums.set(name, sha256),
  };
}

function textMember(name: string, text: string): Member {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, bytes: [bytes] };
}

async function syncFolder(path: string) {
  if (process.platform === "win32") return; // cannot open folders
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
