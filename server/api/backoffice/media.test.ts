import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/connect.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import type { OfficePicture } from "#domain/media/library/office-picture.ts";
import { sweepMedia } from "#domain/media/library/sweep-media.ts";
import { largestSubstitute } from "#domain/media/upload/limits.ts";
import { startVariants } from "#domain/media/variants/start-variants.ts";
import { saveRecord } from "#domain/records/save-record.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { useDataFolder } from "../../../tests/support/use-data-folder.ts";
import { attacks, draw, png } from "../testing/attacking-pictures.ts";
import { origin } from "../testing/call-api.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let editor: SignedIn;
let folder: string;
let stored: string;

beforeAll(async () => {
  editor = await api.signIn("editor");
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-media-"));
  stored = useDataFolder({ folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Sent = { file: Uint8Array | string; name?: string; lang?: string; path?: string };

async function send({ file, name = "wall.jpg", lang = "en", path = "/media" }: Sent) {
  const response = await api.call(
    `/api/backoffice${path}?lang=${lang}&name=${encodeURIComponent(name)}`,
    {
      method: path === "/media" ? "POST" : "PUT",
      headers: {
        Cookie: sessionCookie(editor.token),
        Origin: origin,
        "Content-Type": "image/jpeg",
        "Content-Length": String(Buffer.byteLength(file)),
      },
      body: typeof file === "string" ? file : Buffer.from(file),
    },
  );
  return { status: response.status, body: await response.json() };
}

async function upload(sent: Sent): Promise<OfficePicture & { already: boolean }> {
  const { status, body } = await send(sent);
  expect(status).toBe(200);
  return body;
}

async function filesOnDisk() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe("an upload", () => {
  test("is kept as pixels alone, upright, without the place it was taken", async () => {
    const photograph = await draw({ width: 300, height: 200 })
      .withExif({
        IFD0: { Make: "Acme", Orientation: "6" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 15/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photograph.toString("latin1")).toContain("Exif");
    const picture = await upload({ file: photograph, name: "样板间 Oak Wall.JPG" });
    expect(picture).toMatchObject({
      id: "oak-wall",
      name: "样板间 Oak Wall.JPG",
      width: 200,
      height: 300,
      missing: ["zh", "en", "ar"],
      already: false,
    });
    const files = await filesOnDisk();
    expect(files).toHaveLength(1);
    const kept = await readFile(files[0] ?? "");
    const { exif, icc, xmp, format } = await sharp(kept).metadata();
    expect({ exif, icc, xmp, format }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      format: "webp",
    });
    expect(kept.toString("latin1")).not.toContain("Acme");
  });

  test.each(["png", "webp", "avif"] as const)("may be %s", async (format) => {
    const file = await draw().toFormat(format).toBuffer();
    expect(await upload({ file })).toMatchObject({ width: 640, height: 400 });
  });

  test("of a very large picture keeps a sensible size of it", async () => {
    const file = await draw({ width: 6000, height: 300 }).png().toBuffer();
    expect(await upload({ file })).toMatchObject({ width: 4096, height: 205 });
  });

  test("of the same picture twice adds it once, also at the same name", async () => {
    const file = await draw().png().toBuffer();
    const first = await upload({ file, name: "twice.png" });
    const again = await upload({ file, name: "other.png" });
    expect(again).toMatchObject({ id: first.id, already: true });
    const other = await upload({ file: await draw().png().toBuffer(), name: "twice.png" });
    expect(other.id).toMatch(/^twice-[0-9a-f]{6}$/);
    expect(await filesOnDisk()).toHaveLength(2);
  });

  test.each([
    ["../../../etc/passwd.jpg", "passwd"],
    ["..\\..\\windows\\system32\\evil.png", "evil"],
    ["/absolute/path/wall", "wall"],
    ["..", "picture"],
    ["a\x01b\u202Egpj.exe", "abgpj"],
    ["", "picture"],
    ["吸音板.png", "picture"],
    [`${"long ".repeat(200)}.png`, "long-long-long-long-long-long-long"],
  ])("called %j gets a plain id and stays in its folder", async (name, id) => {
    const picture = await upload({ file: await draw().png().toBuffer(), name });
    expect(picture.id.startsWith(id)).toBe(true);
    expect(picture.id).toMatch(/^[a-z0-9-]{1,80}$/);
    const [file = ""] = await filesOnDisk();
    expect(file).toMatch(/\/originals\/[0-9a-f]{64}$/);
    expect(picture.name).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
  });
});

describe("is refused with a reason, and nothing is left on the disk:", () => {
  test.each(attacks)("%s", async (_name, make, status, reason) => {
    const file = await make();
    const before = await countPictures();
    const english = await send({ file });
    expect(english.body).toEqual({ code: status, msg: expect.stringMatching(reason) });
    expect(english.status).toBe(status);
    const chinese = await send({ file, lang: "zh" });
    expect(chinese.body.msg).toMatch(/^[\p{Script=Han}].*。$/u);
    expect(await filesOnDisk()).toEqual([]);
    expect(await countPictures()).toBe(before);
  });

  test("26 MB that do not say how long they are", async () => {
    const piece = Buffer.alloc(1 << 20, 1);
    let sent = 0;
    const body = new ReadableStream({
      pull: (stream) => (sent++ < 26 ? stream.enqueue(piece) : stream.close()),
    });
    const response = await api.call("/api/backoffice/media?name=x.jpg&lang=en", {
      method: "POST",
      headers: { Cookie: sessionCookie(editor.token), Origin: origin },
      body,
      duplex: "half",
    } as RequestInit);
    expect({ status: response.status, ...(await response.json()) }).toMatchObject({
      status: 413,
      msg: expect.stringMatching(/25 MB/),
    });
    expect(await filesOnDisk()).toEqual([]);
  });

  test("a connection that breaks", async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(Buffer.alloc(1000, 1));
        stream.error(new Error("gone"));
      },
    });
    const response = await api.call("/api/backoffice/media?name=x.jpg", {
      method: "POST",
      headers: {
        Cookie: sessionCookie(editor.token),
        Origin: origin,
        "Content-Length": "5000",
      },
      body,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(400);
    expect(await filesOnDisk()).toEqual([]);
  });
});

async function countPictures() {
  const { total } = await db
    .selectFrom("picture")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

describe("the list", () => {
  type List = { rows: (OfficePicture & { usedIn: number })[]; total: number };
  const list = async (query: string) => (await editor.get(`/media?${query}`)).body as List;
  const filter = (wanted: object) => `filter=${encodeURIComponent(JSON.stringify(wanted))}`;

  test("tells what is used how often, and is searched, paged and asked by id", async () => {
    const all = await list("sort=id&perPage=10");
    expect(all.rows).toHaveLength(10);
    expect(all.total).toBeGreaterThan(80);
    const { rows } = await list(filter({ id: ["hero-1", "slat-oak-1"] }));
    const hero = rows.find(({ id }) => id === "hero-1");
    expect(hero?.missing).toEqual([]);
    expect(hero?.usedIn).toBeGreaterThan(0);
    expect(hero?.thumb).toMatch(/^\/media\/hero-1\.[0-9a-f]{10}\/320\.webp$/);
    expect(rows.find(({ id }) => id === "slat-oak-1")?.usedIn).toBeGreaterThan(1);
    const found = await list(`q=${encodeURIComponent("晨光下的客厅")}`);
    expect(found.rows.map(({ id }) => id)).toContain("hero-1");
    expect((await list("q=%25")).total).toBe(0);
  });

  test("of what lacks a text shrinks as texts are written", async () => {
    const { id, version } = await upload({ file: await png(), name: "texts.png" });
    const lacking = async (missing: string) =>
      (await list(filter({ missing }))).rows.map((row) => row.id);
    expect(await lacking("any")).toContain(id);
    const change = {
      alt: { zh: "吸音墙", en: "A wall", ar: "" },
      focal: { x: 0.2, y: 0.8 },
      version,
    };
    expect((await editor.put(`/media/${id}`, change)).body).toMatchObject({
      alt: change.alt,
      focal: change.focal,
      missing: ["ar"],
      version: version + 1,
    });
    expect(await lacking("zh")).not.toContain(id);
    expect(await lacking("ar")).toContain(id);
    expect((await editor.put(`/media/${id}`, change)).status).toBe(409);
    const shown = await getPictures({ ids: [id], lang: "en" });
    expect(shown.get(id)).toMatchObject({ alt: "A wall" });
    expect(shown.get(id)?.focal?.x).toBeCloseTo(0.2);
  });
});

describe("a picture in use", () => {
  async function showInBase(pictures: string[]) {
    const { content } = await db
      .selectFrom("production_base")
      .orderBy("id")
      .select("content")
      .limit(1)
      .executeTakeFirstOrThrow();
    const base = content as { id: string };
    await saveRecord({
      kind: "production_base",
      content: { ...base, pictures } as never,
      status: "published",
    });
    return base.id;
  }

  test("says where, and cannot be deleted until nothing shows it", async () => {
    const { id } = await upload({ file: await png(), name: "used.png" });
    const base = await showInBase([id]);
    expect((await editor.get(`/media/${id}`)).body).toMatchObject({
      uses: { records: [{ kind: "production_base", id: base, status: "published" }], pages: [] },
    });
    expect(await editor.delete(`/media/${id}`)).toEqual({
      status: 400,
      body: { code: 400, msg: expect.stringMatching(/still in use/) },
    });
    expect((await editor.get(`/media/${id}`)).status).toBe(200);
    await showInBase([]);
    expect((await editor.delete(`/media/${id}`)).status).toBe(200);
    expect((await editor.get(`/media/${id}`)).status).toBe(404);
    expect(await filesOnDisk()).toEqual([]);
  });

  test("is found in rich texts, in swatches, and on pages that name it", async () => {
    const uses = async (id: string) => {
      const { body } = await editor.get(`/media/${id}`);
      return (body as { uses: { records: { kind: string }[]; pages: string[] } }).uses;
    };
    expect((await uses("hero-1")).pages).toEqual(["/"]);
    expect((await editor.delete("/media/hero-1")).status).toBe(400);
    const kindsOf = async (id: string) => (await uses(id)).records.map(({ kind }) => kind);
    const { content } = await db
      .selectFrom("article")
      .select("content")
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id } = await upload({ file: await png(), name: "in-text.png" });
    const article = content as { id: string; body?: object };
    const [field = ""] = Object.entries(article).find(([, value]) =>
      JSON.stringify(value).includes("<p>"),
    ) ?? [""];
    await saveRecord({
      kind: "article",
      content: {
        ...article,
        [field]: { zh: `<p><img src="media:${id}"></p>`, en: "", ar: "" },
      } as never,
      status: "published",
    });
    expect(await kindsOf(id)).toEqual(["article"]);
  });

  test("is replaced under its id, at another address", async () => {
    const first = await upload({ file: await png(), name: "before.png" });
    const file = await draw({ width: 900, height: 500 }).png().toBuffer();
    const { status, body } = await send({
      file,
      name: "after.png",
      path: `/media/${first.id}/file`,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: first.id, name: "after.png", width: 900, height: 500 });
    expect(body.thumb).not.toBe(first.thumb);
    expect(await filesOnDisk()).toHaveLength(1);
    const bad = await send({ file: "nothing good", path: `/media/${first.id}/file` });
    expect(bad.status).toBe(415);
    expect((await editor.get(`/media/${first.id}`)).body).toMatchObject({ thumb: body.thumb });
    expect((await send({ file, path: "/media/none-such/file" })).status).toBe(404);
    const log = await db
      .selectFrom("audit_entry")
      .where("record_id", "=", first.id)
      .orderBy("id")
      .select(["action", "actor"])
      .execute();
    expect(log).toEqual([
      { action: "created", actor: editor.id },
      { action: "replaced", actor: editor.id },
    ]);
  });
});

describe("a picture is prepared before anybody asks:", () => {
  let variants: ReturnType<typeof startVariants>;
  const problems: unknown[] = [];
  beforeEach(() => {
    const onProblem = (problem: unknown) => problems.push(problem);
    // At the lowest priority, other tests could keep it from working at all.
    variants = startVariants({ concurrency: 1, priority: 0, onProblem });
  });
  afterEach(async () => {
    await variants.close();
    expect(problems).toEqual([]);
  });

  const namesOf = (format: string, widths: number[]) => widths.map((each) => `${each}.${format}`);

  function untilPrepared({ thumb }: OfficePicture, widths: number[]) {
    const folder = join(stored, "variants", thumb.split("/")[2] ?? "");
    const wanted = ["avif", "webp"].flatMap((format) => namesOf(format, widths));
    return vi.waitFor(
      async () => expect(await readdir(folder)).toEqual(expect.arrayContaining(wanted)),
      { timeout: 50_000 },
    );
  }

  test("uploaded or replaced, in all widths that are offered", { timeout: 100_000 }, async () => {
    const first = await upload({ file: await png(), name: "prepared.png" });
    await untilPrepared(first, [160, 320, 480, 640]);
    const file = await draw({ width: 330, height: 200 }).png().toBuffer();
    const { body } = await send({ file, path: `/media/${first.id}/file` });
    await untilPrepared(body, [160, 320]);
  });

  test("a large one has a substitute as soon as it is there", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const blank = { width: 1600, height: 900, channels: 3, background: "#888", noise } as const;
    const file = await sharp({ create: blank }).jpeg().toBuffer();
    const large = await upload({ file, name: "large.jpg" });
    expect(large.bytes).toBeGreaterThan(largestSubstitute);
    const folder = join(stored, "variants", large.thumb.split("/")[2] ?? "");
    expect(await readdir(folder)).toContain("1440.webp");
  });
});

test("what a crash left behind is swept, what is in use or under way is not", async () => {
  const { thumb } = await upload({ file: await png(), name: "kept.png" });
  const current = join(stored, "variants", thumb.split("/")[2] ?? "");
  const gone = join(stored, "variants", "gone.0123456789");
  const fresh = join(stored, "incoming", "fresh");
  const left = join(stored, "incoming", "left");
  await Promise.all([current, gone].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([fresh, left].map((path) => writeFile(path, "half a file")));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await Promise.all([current, gone, left].map((path) => utimes(path, yesterday, yesterday)));
  expect(await sweepMedia()).toBe(2);
  expect(await readdir(join(stored, "variants"))).toHaveLength(1);
  expect(await readdir(join(stored, "incoming"))).toEqual(["fresh"]);
});
