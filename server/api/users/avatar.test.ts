import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { useDataFolder } from "../../../tests/support/use-data-folder.ts";
import { attacks, draw } from "../testing/attacking-pictures.ts";
import { origin } from "../testing/call-api.ts";
import { type SignedInMember, startMemberApi } from "../testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
let mina: SignedInMember;
let folder: string;
let caller = 0;

beforeAll(async () => {
  mina = await api.join({ name: "Mina" });
});
beforeEach(async () => {
  caller++;
  folder = await mkdtemp(join(tmpdir(), "tinghe-avatar-"));
  useDataFolder({ folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function send(file: Uint8Array | string, token = mina.token) {
  const response = await api.call(
    "/api/users/avatar?lang=en",
    {
      method: "POST",
      headers: {
        Cookie: sessionCookie(token),
        Origin: origin,
        "Content-Type": "image/jpeg",
        "Content-Length": String(Buffer.byteLength(file)),
      },
      body: typeof file === "string" ? file : Buffer.from(file),
    },
    { ip: `203.0.113.${caller}` },
  );
  return { status: response.status, body: await response.json() };
}

async function readOwn(token = mina.token): Promise<Buffer | undefined> {
  const response = await api.call("/api/users/avatar", {
    headers: { Cookie: sessionCookie(token) },
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}

async function filesOnDisk() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("a picture becomes a square without anything but its pixels", async () => {
  const photograph = await draw({ width: 900, height: 400 })
    .withExif({ IFD0: { Make: "Acme" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  expect(photograph.toString("latin1")).toContain("Acme");
  const { status, body } = await send(photograph);
  expect({ status, avatar: body.data?.avatar }).toEqual({
    status: 200,
    avatar: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const kept = (await readOwn()) ?? Buffer.alloc(0);
  const { format, width, height, exif, icc, xmp } = await sharp(kept).metadata();
  expect({ format, width, height, exif, icc, xmp }).toEqual({
    ...{ format: "webp", width: 512, height: 512 },
    ...{ exif: undefined, icc: undefined, xmp: undefined },
  });
  expect(kept.toString("latin1")).not.toContain("Acme");
  expect(await filesOnDisk()).toEqual([]);
});

test("another picture takes its place, and none can be had as well", async () => {
  await send(await draw().png().toBuffer());
  await send(await draw().png().toBuffer());
  const { rows } = await pool.query("select from member_avatar where member_id = $1", [mina.id]);
  expect(rows).toHaveLength(1);
  await mina.post("avatar/remove");
  expect(await readOwn()).toBeUndefined();
  const left = await pool.query("select from member_avatar where member_id = $1", [mina.id]);
  expect(left.rows).toEqual([]);
});

test("others see a picture only when its profile is public, and only that one", async () => {
  const omar = await api.join({ name: "Omar" });
  const editor = await api.signIn("editor");
  const { body } = await send(await draw().png().toBuffer(), omar.token);
  const { avatar } = body.data as { avatar: string };
  const address = `/api/profiles/${omar.id}/${avatar}.webp`;
  expect((await api.call(address)).status).toBe(404);
  expect((await editor.get(`/profiles/${omar.id}/avatar`)).status).toBe(404);

  const fields = { name: "Omar", trade: "installer", country: "", languages: [], about: "" };
  const saved = await omar.post("profile", { ...fields, listed: true, version: 2 });
  const { version } = (saved.body as { data: { version: number } }).data;
  expect((await api.call(address)).status).toBe(404);
  expect((await editor.get(`/profiles/${omar.id}/avatar`)).status).toBe(200);
  await editor.post(`/profiles/${omar.id}/approve`, { version });
  expect((await api.call(address)).status).toBe(200);

  const next = await send(await draw().png().toBuffer(), omar.token);
  const waiting = (next.body.data as { avatar: string }).avatar;
  expect((await api.call(address)).status).toBe(200);
  expect((await api.call(`/api/profiles/${omar.id}/${waiting}.webp`)).status).toBe(404);

  expect((await omar.post("delete", { password: omar.password })).status).toBe(200);
  expect((await api.call(address)).status).toBe(404);
});

describe("is refused, and nothing of it is kept:", () => {
  test.each(attacks)("%s", async (_name, make, status, reason) => {
    const { status: answered, body } = await send(await make());
    expect(body).toEqual({ code: status, msg: expect.stringMatching(reason) });
    expect(answered).toBe(status);
    expect(await filesOnDisk()).toEqual([]);
    const { rows } = await pool.query("select from member_avatar where member_id = $1", [mina.id]);
    expect(rows).toEqual([]);
  });
});
