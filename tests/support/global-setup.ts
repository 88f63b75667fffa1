import type { TestProject } from "vitest/node";
import { finishedDatabase } from "./finished-database.ts";
import { startTestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The test server, and the database with the demonstration content that tests copy. */
    server: string;
    template: string;
  }
}

/** One server for all tests, and one finished database to copy. */
export default async function setUp(project: TestProject) {
  const server = await startTestServer();
  project.provide("server", server.url);
  project.provide("template", await finishedDatabase({ server: server.url }));
  return () => server.stop();
}
