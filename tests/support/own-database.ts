import { afterAll, beforeAll, inject } from "vitest";
import { connect, disconnect } from "#db/connect.ts";
import { createDatabase } from "./databases.ts";

/** Gives the test file a database of its own, with the demonstration content in it. */
export function giveOwnDatabase() {
  const own = { url: "" };
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createDatabase({
      server: inject("server"),
      template: inject("template"),
    });
    own.url = database.url;
    drop = database.drop;
    // Patient, and so are queries: the machine may be busy with much else.
    connect({
      ...{ url: database.url, poolSize: 4 },
      ...{ connectionTimeout: 60_000, statementTimeout: 60_000 },
    });
  });

  afterAll(async () => {
    await disconnect();
    await drop();
  });

  return own;
}
