import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createDatabase } from "../../support/databases.ts";
import { finishedDatabase } from "../../support/finished-database.ts";
import { shrinkPictures } from "../../support/shrink-pictures.ts";
import { startSiteProcess } from "../../support/site-process.ts";
import { startTestServer } from "../../support/test-server.ts";
import { metricsToken, publicUrl, type SharedNode } from "./settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    sharedNodes: Record<"site" | "plain", SharedNode>;
  }
}

/** Starting a node takes two seconds of a processor, so those who can share one do. */
export default async function setUp(project: TestProject) {
  const server = await startTestServer();
  const template = await finishedDatabase({ server: server.url });
  const folder = await mkdtemp(join(tmpdir(), "tinghe-shared-"));
  const database = await createDatabase({ server: server.url, template });
  await shrinkPictures({ databaseUrl: database.url, dataDir: folder });

  const start = async (name: string, env: Record<string, string>) => {
    const log = join(folder, `${name}.log`);
    const usual = { DATABASE_URL: database.url, DATA_DIR: folder };
    const node = startSiteProcess({ env: { ...usual, ...env }, log });
    return { node, shared: [name, { address: await node.address, log }] as const };
  };
  const nodes = await Promise.all([
    // Hundreds of pages are asked for twice or thrice, which makes a node pack them anew for long.
    start("site", { PUBLIC_URL: publicUrl, METRICS_TOKEN: metricsToken, PAGE_STORE_MB: "0" }),
    start("plain", {}),
  ]);
  project.provide("server", server.url);
  project.provide("template", template);
  project.provide("sharedNodes", Object.fromEntries(nodes.map(({ shared }) => shared)) as never);
  return async () => {
    await Promise.all(nodes.map(({ node }) => node.stop()));
    await database.drop();
    await server.stop();
    await rm(folder, { recursive: true });
  };
}
