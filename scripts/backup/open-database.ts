import { join } from "node:path";

/** The database of the site, yours or the embedded one, whether or not the site runs. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<{ url: string; close: () => Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, close: async () => {} };
  const { startEmbedded } = await import("#db/embedded.ts");
  const { url, stop } = await startEmbedded({ directory: join(dataDir, "postgres") });
  return { url, close: stop };
}
