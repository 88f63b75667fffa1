import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { environment, readConfig } from "./config.ts";

test("an empty environment is a working configuration", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, origin: "http://localhost:3000" });
});

test("nonsense is refused, every wrong setting by name", () => {
  const nonsense = { PORT: "many", PUBLIC_URL: "ftp://x", DATABASE_URL: "mysql://x" };
  expect(() => readConfig(nonsense)).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*DATABASE_URL/);
});

test("an empty value is as good as none", () => {
  expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ port: 3000 });
});

test("what needs a connection of its own goes past the pool, where there is one", () => {
  const pool = "postgres://site@10.0.0.21:6432/site";
  const direct = "postgres://site@10.0.0.20/site";
  expect(readConfig({ DATABASE_URL: pool }).directDatabaseUrl).toBe(pool);
  expect(readConfig({ DATABASE_URL: pool, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: pool,
    directDatabaseUrl: direct,
  });
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow("set DATABASE_URL to the pool");
});

test.each([
  ["https://www.example.com", ["https://www.example.com", "https://example.com"]],
  ["https://example.com:8443/", ["https://example.com:8443", "https://www.example.com:8443"]],
  ["http://localhost:3000", ["http://localhost:3000"]],
  ["http://192.0.2.1", ["http://192.0.2.1"]],
])("a site at %s may be called from %j", (PUBLIC_URL, apiOrigins) => {
  expect(readConfig({ PUBLIC_URL })).toMatchObject({ apiOrigins });
});

test("backups are made at a time of day, and only by a passphrase worth the name", () => {
  const set = { BACKUP_AT: "03:05", BACKUP_KEEP: "3", BACKUP_PASSPHRASE: "a long passphrase" };
  expect(readConfig({ ...set, BACKUP_FOLDER: "/mnt/backups" })).toMatchObject({
    backup: { at: "03:05", folder: "/mnt/backups", keep: 3, passphrase: "a long passphrase" },
  });
  expect(readConfig({}).backup).toMatchObject({ at: undefined, keep: 14, passphrase: undefined });
  for (const at of ["3:00", "24:00", "03:60", "nightly"]) {
    expect(() => readConfig({ BACKUP_AT: at })).toThrow("BACKUP_AT: is no time of day");
  }
  const nonsense = { BACKUP_KEEP: "0", BACKUP_PASSPHRASE: "short" };
  expect(() => readConfig(nonsense)).toThrow(/BACKUP_KEEP[\s\S]*BACKUP_PASSPHRASE/);
});

test("the README lists every setting with its default and meaning", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  for (const [name, schema] of Object.entries(environment.shape)) {
    const parsed = schema.safeParse(undefined);
    const fallback = parsed.success && parsed.data !== undefined ? `\`${parsed.data}\`` : "–";
    expect(readme).toContain(`| \`${name}\` | ${fallback} | ${schema.description} |`);
  }
});
