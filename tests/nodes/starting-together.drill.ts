import { describe, expect, test, vi } from "vitest";
import type { RunningProcess } from "./support/run-process.ts";
import { signIn } from "./support/sign-in.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { runNode, startNode } from "./support/start-node.ts";

const passwordOf = (output: string) => /^ {2}Password +(\S+)/m.exec(output)?.[1];

test("three nodes that start at once on an empty database make one site", async () => {
  const database = await startDatabase({ empty: true });

  const nodes = await Promise.all(
    Array.from({ length: 3 }, () => startNode({ databaseUrl: database.url })),
  );

  const pages = await Promise.all(nodes.map((node) => node.ask("/ar")));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);

  const outputs = nodes.map((node) => node.output());
  expect(outputs.filter((output) => output.includes("database migrated"))).toHaveLength(1);
  expect(outputs.filter((output) => output.includes("demonstration content loaded"))).toHaveLength(
    1,
  );
  expect(outputs.map((output) => output.match(/.*"level":[45]0.*/g) ?? [])).toEqual([[], [], []]);
  const [counts] = await database.ask(`
    select (select count(*)::int from site_settings) as settings,
           (select count(*)::int from auth_user where id not in (select id from member)) as staff,
           (select count(*)::int from auth_account) as accounts`);
  expect(counts).toEqual({ settings: 1, staff: 1, accounts: 1 });

  const passwords = outputs.map(passwordOf).filter((password) => password !== undefined);
  expect(passwords).toHaveLength(1);
  for (const node of nodes) {
    expect((await signIn({ node, password: passwords[0] ?? "" })).status).toBe(200);
  }
});

test("a node that joins a running site changes nothing and prints no password", async () => {
  const database = await startDatabase();
  const first = await startNode({ databaseUrl: database.url });
  await first.waitForOutput(/^ {2}Password +\S+/m);
  const before = await database.ask("select revision from content_revision");

  const second = await startNode({ databaseUrl: database.url });

  expect(await database.ask("select revision from content_revision")).toEqual(before);
  expect(passwordOf(second.output())).toBeUndefined();
  expect(second.output()).not.toMatch(/migrated|loaded/);
});

describe("a node waits for one that was there first, longer than a query may take", () => {
  const env = { DATABASE_STATEMENT_TIMEOUT_MS: "300" };

  /** Waits until the node has been waiting for the database for three times as long. */
  async function untilItHasWaited({
    database,
    node,
  }: {
    database: Database;
    node: RunningProcess;
  }) {
    await vi.waitFor(
      async () => {
        const [{ waited }] = await database.ask(
          `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float as waited
           from pg_stat_activity
           where application_name = 'tinghe' and wait_event_type = 'Lock'
             and datname = current_database()`,
        );
        expect(node.complaints()).toBe("");
        expect(waited).toBeGreaterThan(0.9);
      },
      { timeout: 60_000 },
    );
  }

  test("and brings the tables up to date", async () => {
    const database = await startDatabase();
    // The lock that Kysely's migrator takes, for as long as a large table may need.
    const release = await database.begin("select pg_advisory_lock(3853314791062309107)");
    const node = await runNode({ databaseUrl: database.url, env });
    await untilItHasWaited({ database, node });
    await release("select pg_advisory_unlock(3853314791062309107); commit");
    await node.waitForOutput(/The site is at/);
  });

  test("and loads the content", async () => {
    const database = await startDatabase();
    const [{ columns }] = await database.ask(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'site_settings' and is_generated = 'NEVER'`,
    );
    await database.ask(`create table kept as select ${columns} from site_settings`);
    await database.ask("delete from site_settings");
    const release = await database.begin("lock table site_settings in exclusive mode");
    const node = await runNode({ databaseUrl: database.url, env });
    await untilItHasWaited({ database, node });
    await release(`insert into site_settings (${columns}) select * from kept; commit`);
    await node.waitForOutput(/The site is at/);
    expect(node.output()).not.toContain("demonstration content loaded");
  });
});
