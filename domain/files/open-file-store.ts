import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import type { S3Address } from "./s3-address.ts";

/** The store that the settings name: a bucket, else the data folder. */
export async function openFileStore({
  dataDir,
  bucket,
  onProblem,
}: {
  dataDir: string;
  bucket: S3Address | undefined;
  onProblem?: (error: unknown) => void;
}): Promise<FileStore> {
  if (!bucket) return createFolderStore({ folder: dataDir });
  // Loaded for those who have one: the client takes a while and some memory.
  const { createS3Store } = await import("./s3-store.ts");
  return createS3Store({ address: bucket, ...(onProblem && { onProblem }) });
}
