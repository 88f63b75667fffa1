/**
 * Lets a member of staff in again who cannot get in by themselves: a new one-time password, no second
 * factor, no passkeys, no lock. `npm run staff:password -- name@example.com`
 */
import { join } from "node:path";
import { connect, disconnect } from "#db/connect.ts";
import { resetAccess } from "#domain/staff/passwords/reset-access.ts";
import { readConfig } from "../server/config.ts";

const email = process.argv[2] ?? "";
const config = readConfig();
const { startEmbedded } = await import("#db/embedded.ts");
const embedded = config.databaseUrl
  ? undefined
  : await startEmbedded({ directory: join(config.dataDir, "postgres") });
connect({ url: config.databaseUrl ?? embedded?.url ?? "", poolSize: 1 });
try {
  const password = await resetAccess({ email });
  if (!password) throw new Error(`Nobody signs in as ${email || "(no address given)"}.`);
  console.log(`One-time password for ${email}: ${password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await disconnect();
  await embedded?.stop();
}
