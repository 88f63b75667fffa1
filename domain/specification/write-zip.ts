import { type Zippable, zipSync } from "fflate";

export type ZippedFile = {
  /** With the folders before it. */
  name: string;
  bytes: Uint8Array;
  date: Date;
  /** Packed already, as pictures are: to pack it again takes time and saves nothing. */
  isPacked?: boolean;
};

/** Files as one ZIP. */
export function writeZip(files: ZippedFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { name, bytes, date, isPacked = false } of files) {
    entries[name] = [bytes, { mtime: date, level: isPacked ? 0 : 9 }];
  }
  return zipSync(entries);
}
