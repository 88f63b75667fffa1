import { createHash } from "node:crypto";

/** Passes rows on, and says at their end what they were. */
export function sumRows(source: AsyncIterable<Buffer>) {
  const sum = createHash("sha256");
  let [lines, bytes] = [0, 0];
  async function* rows(): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      sum.update(piece);
      bytes += piece.length;
      // A line end within a row is written as two other characters.
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++;
      yield piece;
    }
  }
  return { rows: rows(), close: () => ({ rows: lines, bytes, sha256: sum.digest("hex") }) };
}
