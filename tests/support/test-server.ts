import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";

const directory = join(import.meta.dirname, "../../data/test-postgres");

/** A PostgreSQL for tests: fast, and of no value when the power fails. */
export function startTestServer() {
  return startEmbedded({ directory, durable: false });
}
