import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setMediaFolders } from "#domain/media/folders.ts";
import { setScanner } from "#domain/scan-file.ts";
import { sessionCookie } from "../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { malware, startScanner } from "../../tests/support/start-scanner.ts";
import { png } from "./testing/attacking-pictures.ts";
import { origin } from "./testing/call-api.ts";
import { startMemberApi } from "./testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
let scanner: Awaited<ReturnType<typeof startScanner>>;
let tokens: Record<"staff" | "member", string>;
let stored: string;

beforeAll(async () => {
  scanner = await startScanner();
  const [editor, mina] = await Promise.all([api.signIn("editor"), api.join({ name: "Mina" })]);
  tokens = { staff: editor.token, member: mina.token };
  stored = await mkdtemp(join(tmpdir(), "tinghe-scanned-"));
  setMediaFolders({ stored, bundled: join(import.meta.dirname, "../../media") });
});
beforeEach(() => setScanner({ address: scanner.address }));
afterAll(async () => {
  setScanner({ address: undefined });
  await rm(stored, { recursive: true });
});

const picture = async (words: string) => Buffer.concat([await png(), Buffer.from(words)]);
const sheet = async (words: string) => Buffer.from(`id,title_en\nslat-oak,${words}\n`);

/** Every call that takes a file as its body. That of applications is tested with them. */
const uploads = [
  ["a picture of the library", "/api/backoffice/media?name=a.png", "staff", picture],
  ["a sheet of products", "/api/backoffice/import?name=a.csv", "staff", sheet],
  ["the picture of a member", "/api/users/avatar?name=a.png", "member", picture],
] as const;

async function send({ path, who, file }: { path: string; who: "staff" | "member"; file: Buffer }) {
  const response = await api.call(`${path}&lang=en`, {
    method: "POST",
    headers: {
      Cookie: sessionCookie(tokens[who]),
      Origin: origin,
      "Content-Length": String(file.length),
    },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as { msg?: string } };
}

test.each(uploads)("%s is scanned before anything is done with it", async (_, path, who, make) => {
  const clean = await make("");
  expect((await send({ path, who, file: clean })).status).toBe(200);
  expect(scanner.seen.at(-1)).toEqual(clean);

  const infected = await send({ path, who, file: await make(malware) });
  expect(infected).toMatchObject({ status: 400, body: { msg: expect.stringContaining("virus") } });
  expect(await readdir(join(stored, "incoming"))).toEqual([]);
});

test("without an answer of the scanner, nothing is taken", async () => {
  await scanner.close();
  for (const [, path, who, make] of uploads) {
    const later = await send({ path, who, file: await make("") });
    expect(later).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining("try again") },
    });
  }
});
