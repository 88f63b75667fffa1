import { createHash } from "node:crypto";
import type { FileSum } from "./file-store.ts";

export function sumOf(bytes: Uint8Array): FileSum {
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
