import type { TestProject } from "vitest/node";
import { connect, disconnect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { loadDemonstration } from "../../server/demonstration.ts";
import { createDatabase } from "./databases.ts";
import { startTestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The test server, and the database with the demonstration content that tests copy. */
    server: string;
    template: string;
  }
}

/** One server for all tests, and one finished database to copy: a copy takes milliseconds. */
export default async function setUp(project: TestProject) {
  const server = await startTestServer();
  const template = await createDatabase({ server: server.url });
  connect({ url: template.url });
  await migrate();
  await loadDemonstration();
  await disconnect();
  project.provide("server", server.url);
  project.provide("template", template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
