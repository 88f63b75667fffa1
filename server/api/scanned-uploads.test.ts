import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { setScanner } from "#domain/files/scan-file.ts";
import { sessionCookie } from "../../tests/support/add-staff.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { malware, startScanner } from "../../tests/support/start-scanner.ts";
import { useDataFolder } from "../../tests/support/use-data-folder.ts";
import { png } from "./testing/attacking-pictures.ts";
import { origin, readAnswer } from "./testing/call-api.ts";
import { startMemberApi } from "./testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
let scanner: Awaited<ReturnType<typeof startScanner>>;
let tokens: Record<"staff" | "member", string>;
let folder: string;
let stored: string;

beforeAll(async () => {
  scanner = await startScanner();
  const [editor, mina] = await Promise.all([api.signIn("editor"), api.join({ name: "Mina" })]);
  tokens = { staff: editor.token, member: mina.token };
  folder = await mkdtemp(join(tmpdir(), "tinghe-scanned-"));
  stored = useDataFolder({ folder });
});
beforeEach(() => setScanner({ address: scanner.address }));
afterAll(async () => {
  setScanner({ address: undefined });
  await rm(folder, { recursive: true });
});

const picture = async (words: string) => Buffer.concat([await png(), Buffer.from(words)]);
const sheet = async (words: string) => Buffer.from(`id,title_en\nslat-oak,${words}\n`);

/** Every call that takes a file as its body. */
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

/** Every kind of file that an inquiry may bring along. Those of applications are tested with them. */
const attachments = [
  ["a plan", "plan.pdf", "application/pdf", async (text: string) => makePdf({ text })],
  ["a photograph", "hall.png", "image/png", picture],
] as const;

async function inquire({ name, type, file }: { name: string; type: string; file: Buffer }) {
  const { vcodes, statement } = inventCaptchas();
  await sql.raw(statement).execute(db);
  const form = new FormData();
  const written = { name: "Ann", phone: "+49 1", country: "Germany", conts: "See it", lang: "en" };
  const captcha = { vcode: vcodes[0] ?? "", code: knownAnswer };
  for (const [key, value] of Object.entries({ ...written, ...captcha })) form.set(key, value);
  form.append("files", new File([new Uint8Array(file)], name, { type }));
  const headers = { Origin: origin };
  return readAnswer(api.call("/api/admin/addMessage", { method: "POST", body: form, headers }));
}

test.each(attachments)("%s with an inquiry is scanned as it came", async (_, name, type, make) => {
  await db.deleteFrom("inquiry").execute();
  const clean = await make("words that harm nobody");
  expect(await inquire({ name, type, file: clean })).toMatchObject({ body: { code: 1000 } });
  expect(scanner.seen.at(-1)).toEqual(clean);

  const infected = await make(malware);
  const refused = await inquire({ name, type, file: infected });
  expect(refused).toMatchObject({ body: { code: 400, data: { problems: [{ field: "files" }] } } });
  expect(scanner.seen.at(-1)).toEqual(infected);
  const kept = await db.selectFrom("inquiry_file").select("name").execute();
  expect(kept).toEqual([{ name }]);
});

test("without an answer of the scanner, nothing is taken", async () => {
  await scanner.close();
  await db.deleteFrom("inquiry").execute();
  const later = { status: 503, body: { msg: expect.stringContaining("try again") } };
  for (const [, path, who, make] of uploads) {
    expect(await send({ path, who, file: await make("") })).toMatchObject(later);
  }
  for (const [, name, type, make] of attachments) {
    expect(await inquire({ name, type, file: await make("") })).toMatchObject(later);
  }
  expect(await db.selectFrom("inquiry").select("id").execute()).toEqual([]);
});
