import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import type { Shape } from "./asserted-rows/shape.ts";
import { finishedDatabase } from "./finished-database.ts";
import { startTestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The test server, and the database with the demonstration content that tests copy. */
    server: string;
    template: string;
    /** What each `sql<T>` says it returns, by the parts of its template. */
    assertedTypes: Record<string, Shape[]>;
  }
}

/** One server for all tests, and one finished database to copy. */
export default async function setUp(project: TestProject) {
  const types = readAssertedTypes();
  const server = await startTestServer();
  project.provide("server", server.url);
  project.provide("template", await finishedDatabase({ server: server.url }));
  project.provide("assertedTypes", await types);
  return () => server.stop();
}

async function readAssertedTypes(): Promise<Record<string, Shape[]>> {
  const script = fileURLToPath(new URL("./asserted-rows/read-types.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout);
}
