import { beforeAll, describe, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { writeLink } from "#domain/calculator/room-link.ts";
import { nameMounting } from "#domain/catalogue/curve-words.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import type { Lang } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { openSharedProject } from "#domain/projects/share-project.ts";
import { m } from "#text";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedInMember, startMemberApi } from "../testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
const line = { product: "slat-oak", title: "Oak", sample: true, amount: "12", unit: "m2" };
const basket = { title: "Lobby", work: { kind: "basket", lines: [line] } };
const comparison = {
  title: "Oak or walnut",
  work: { kind: "comparison", products: ["slat-oak", "slat-walnut"], depth: 50 },
};
const pack = {
  title: "Pack",
  work: { kind: "pack", product: "slat-oak", mounting: "battens-50", finish: "oak" },
};
let mina: SignedInMember;
let omar: SignedInMember;

beforeAll(async () => {
  mina = await api.join({ name: "Mina" });
  omar = await api.join({ name: "Omar" });
});

type Answered<T> = { data: T };
type Entries = { id: string; name: string; entries: { id: string; address?: string }[] };

async function start(member: SignedInMember, name = "Hotel") {
  const { body } = await member.post("projects/save", { name });
  return (body as Answered<{ id: string }>).data.id;
}
const read = async (member: SignedInMember, id: string) =>
  ((await member.get(`projects/${id}`)).body as Answered<Entries>).data;
async function share(member: SignedInMember, id: string) {
  const { body } = await member.post("projects/share", { id });
  return (body as Answered<{ path: string }>).data.path.replace("/shared/", "");
}

test("a project is begun, renamed and deleted", async () => {
  const id = await start(mina, "  Hotel\n lobby ");
  expect(await read(mina, id)).toMatchObject({ name: "Hotel lobby", entries: [] });
  await mina.post("projects/save", { id, name: "Tower" });
  expect((await mina.get("projects")).body).toMatchObject({ data: [{ name: "Tower", count: 0 }] });
  expect((await mina.post("projects/remove", { id })).status).toBe(200);
  expect((await mina.get("projects")).body).toMatchObject({ data: [] });
  expect((await mina.get(`projects/${id}`)).status).toBe(404);
});

test("each kind of work is kept as what opens it again", async () => {
  const id = await start(mina);
  const room = writeLink(presetRooms.meeting);
  const works = [basket, comparison, pack, { title: "Hall", work: { kind: "calculation", room } }];
  for (const work of works) {
    expect((await mina.post("projects/keep", { id, ...work })).status, work.title).toBe(200);
  }
  const { entries } = await read(mina, id);
  expect(entries.map(({ address }) => address)).toEqual([
    `/calculator.html#${room}`,
    "/productdetail/slat-oak.html?mounting=battens-50&finish=oak#specification",
    "/compare.html?depth=50&p=slat-oak,slat-walnut",
    undefined,
  ]);
  expect(entries[3]).toMatchObject({
    kind: "basket",
    title: "Lobby",
    kept: basket.work,
    lines: [{ text: expect.stringMatching(/oak.*12/i), isOffered: true }],
  });
});

test("something can be kept in a project that is made for it", async () => {
  const { body } = await mina.post("projects/keep", { name: "School", ...comparison });
  const { id } = (body as Answered<{ id: string }>).data;
  expect(await read(mina, id)).toMatchObject({
    name: "School",
    entries: [{ title: "Oak or walnut" }],
  });
});

test.each<[string, object]>([
  ["a list of nothing", { ...basket, work: { kind: "basket", lines: [] } }],
  ["five compared", { ...comparison, work: { kind: "comparison", products: [..."abcde"] } }],
  ["an address of elsewhere", { ...pack, work: { kind: "pack", product: "../../evil" } }],
  ["no room", { ...pack, work: { kind: "calculation", room: "bm90LWEtcm9vbQ" } }],
  ["an unknown kind", { ...pack, work: { kind: "order" } }],
  ["content along with it", { ...pack, work: { ...pack.work, html: "<b>" } }],
  ["no title", { ...pack, title: " " }],
])("%s is refused", async (_, wrong) => {
  const id = await start(mina);
  expect((await mina.post("projects/keep", { id, ...wrong })).status).toBe(400);
  expect(await read(mina, id)).toMatchObject({ entries: [] });
});

test("there is an end to how much is kept, and to how many projects there are", async () => {
  const rana = await api.join();
  const id = await start(rana);
  await pool.query(
    `insert into project_entry (project_id, title, kept)
     select $1, 'x', '{}' from generate_series(1, 99)`,
    [id],
  );
  expect((await rana.post("projects/keep", { id, ...pack })).status).toBe(200);
  expect((await rana.post("projects/keep", { id, ...pack })).status).toBe(429);
  await pool.query(
    "insert into member_project (member_id, name) select $1, 'x' from generate_series(1, 49)",
    [rana.id],
  );
  expect((await rana.post("projects/save", { name: "One more" })).status).toBe(429);
  expect((await rana.post("projects/keep", { name: "One more", ...pack })).status).toBe(429);
});

test("another member's project does not exist", async () => {
  const id = await start(mina, "Secret");
  await mina.post("projects/keep", { id, ...pack });
  const entry = (await read(mina, id)).entries[0]?.id;
  expect((await omar.get(`projects/${id}`)).status).toBe(404);
  for (const path of ["save", "keep", "drop", "remove", "share", "unshare"]) {
    const { status } = await omar.post(`projects/${path}`, { id, entry, name: "Mine", ...pack });
    expect(status, path).toBe(404);
  }
  // Nor can something of hers be reached by way of a project of one's own.
  const own = await start(omar);
  expect((await omar.post("projects/drop", { id: own, entry })).status).toBe(404);
  expect(JSON.stringify((await omar.get("projects")).body)).not.toContain("Secret");
  expect(await read(mina, id)).toMatchObject({ name: "Secret", entries: [{ id: entry }] });
  expect((await mina.post("projects/drop", { id, entry })).status).toBe(200);
  expect(await read(mina, id)).toMatchObject({ entries: [] });
});

describe("a link", () => {
  test("opens the project to be read, in the reader's language, and tells of nobody", async () => {
    const id = await start(mina, "Shared");
    await mina.post("projects/keep", { id, ...basket });
    const token = await share(mina, id);
    const shown = await openSharedProject({ token, lang: "zh" });
    expect(shown).toMatchObject({ name: "Shared", entries: [{ title: "Lobby" }] });
    expect(shown?.entries[0]?.lines[0]?.text).toMatch(/\p{Script=Han}/u);
    expect(JSON.stringify(shown)).not.toContain(mina.id);
    expect(JSON.stringify(shown)).not.toContain("Mina");
  });

  test("shows titles as they were proposed in the reader's language, others as they were written", async () => {
    const id = await start(mina);
    const title = async (product: string, lang: Lang) =>
      plain((await getProduct({ id: product, lang }))?.title ?? "");
    const compared = async (lang: Lang) =>
      `${await title("slat-oak", lang)} · ${await title("slat-walnut", lang)}`;
    const packed = async (lang: Lang) => {
      const product = await getProduct({ id: "slat-oak", lang });
      const finish = product?.finishes.find((one) => one.id === "honey");
      const mounting = nameMounting("battens", lang);
      return `${plain(product?.title ?? "")} · ${mounting} · ${plain(finish?.name ?? "")}`;
    };
    await mina.post("projects/keep", { id, ...basket, title: m.basket({}, { locale: "ar" }) });
    await mina.post("projects/keep", { id, ...comparison, title: await compared("en") });
    const honey = { ...pack.work, finish: "honey" };
    await mina.post("projects/keep", { id, work: honey, title: await packed("zh") });
    await mina.post("projects/keep", { id, ...pack });
    const token = await share(mina, id);
    for (const lang of ["zh", "en", "ar"] as const) {
      const shown = await openSharedProject({ token, lang });
      expect(shown?.entries.map((entry) => entry.title)).toEqual([
        ...["Pack", await packed(lang), await compared(lang)],
        m.basket({}, { locale: lang }),
      ]);
    }
  });

  test("that was guessed, revoked or replaced opens nothing", async () => {
    const id = await start(mina, "Shared");
    const open = (token: string) => openSharedProject({ token, lang: "en" });
    const [first, second] = [await share(mina, id), await share(mina, id)];
    expect(await open(first)).toBeUndefined();
    expect(await open(second)).toBeDefined();
    for (const guess of [
      "",
      id,
      "x".repeat(43),
      second.slice(1),
      `${second}x`,
      second.toLowerCase(),
    ]) {
      expect(await open(guess), guess).toBeUndefined();
    }
    await mina.post("projects/unshare", { id });
    expect(await open(second)).toBeUndefined();
    const third = await share(mina, id);
    await pool.query("update auth_user set disabled_at = now() where id = $1", [mina.id]);
    expect(await open(third)).toBeUndefined();
    await pool.query("update auth_user set disabled_at = null where id = $1", [mina.id]);
    await mina.post("projects/remove", { id });
    expect(await open(third)).toBeUndefined();
  });

  test("is kept as a hash only", async () => {
    const id = await start(mina);
    const token = await share(mina, id);
    const { rows } = await pool.query("select one::text as row from member_project one");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify((await mina.get("export")).body)).not.toContain(token);
  });

  test("shows a product that was withdrawn as such, under the name it had", async () => {
    const id = await start(mina);
    await mina.post("projects/keep", { id, ...comparison });
    const token = await share(mina, id);
    await pool.query("update product set status = 'draft' where id = 'slat-walnut'");
    const shown = await openSharedProject({ token, lang: "en" });
    expect(shown?.entries[0]?.lines).toMatchObject([
      { product: "slat-oak", isOffered: true },
      { product: "slat-walnut", isOffered: false, text: expect.stringMatching(/walnut/i) },
    ]);
  });
});

test("projects come along with one's own data", async () => {
  const id = await start(omar, "Mine");
  await omar.post("projects/keep", { id, ...comparison });
  const { body } = await omar.get("export");
  expect(body).toMatchObject({
    projects: expect.arrayContaining([
      expect.objectContaining({
        name: "Mine",
        entries: [expect.objectContaining({ title: "Oak or walnut", kept: comparison.work })],
      }),
    ]),
  });
  expect(JSON.stringify(body)).not.toContain("Secret");
});
