/**
 * Where the files lie that cannot be made again: originals of pictures, and what only some may see.
 * They are small enough to be held in memory. Names are ours, paths below the data folder such as
 * `private/documents/….pdf`, and the same wherever they lie. A store that cannot serve for now throws
 * an `AppError` "unavailable", or an error of the system that means the same.
 */
export type FileStore = {
  /** Which one it is, for people. */
  place: string;
  /** On the disk, or taken by the other side, when it resolves; whole or not there at all. */
  write: (file: { name: string; bytes: Uint8Array }) => Promise<void>;
  read: (file: { name: string }) => Promise<Buffer | undefined>;
  /** Size and SHA-256. */
  describe: (file: { name: string }) => Promise<FileSum | undefined>;
  /** What is not there is removed. */
  remove: (file: { name: string }) => Promise<void>;
  /** The names of all that a site keeps. */
  list: () => AsyncIterable<string>;
  /** The path on this machine's disk, if that is where it would lie. */
  localPath: (file: { name: string }) => string | undefined;
  /** Removes what interrupted writes left behind. */
  sweep: () => Promise<void>;
};

export type FileSum = { bytes: number; sha256: string };

/** What the names of kept files begin with. Each may be a disk of its own. */
export const keptFolders = ["media/originals", "private"] as const;
