import { beforeAll, expect, test } from "vitest";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedInMember, startMemberApi } from "../testing/member-api.ts";

giveOwnDatabase();

const api = startMemberApi();
const line = { product: "slat-oak", title: "Oak", sample: true, amount: "", unit: "m2", note: "" };
let mina: SignedInMember;
let omar: SignedInMember;

beforeAll(async () => {
  mina = await api.join({ name: "Mina" });
  omar = await api.join({ name: "Omar" });
});

const keep = (member: SignedInMember, version: number, lines: object[]) =>
  member.post("basket", { owner: member.id, version, lines });

test("who has never kept one has an empty list", async () => {
  expect(await mina.get("basket")).toMatchObject({
    status: 200,
    body: { code: 1000, data: { owner: mina.id, version: 0, lines: [] } },
  });
});

test("a list is kept as it was typed, and on nobody else's account", async () => {
  const typed = { ...line, amount: "12,5 or so", note: "lobby " };
  expect(await keep(mina, 0, [typed])).toMatchObject({ body: { data: { version: 1 } } });
  expect(await mina.get("basket")).toMatchObject({
    body: { data: { version: 1, lines: [typed] } },
  });
  expect(await omar.get("basket")).toMatchObject({ body: { data: { version: 0, lines: [] } } });
});

test("of two devices that change it at once the second is told", async () => {
  const { id } = omar;
  const both = await Promise.all([keep(omar, 0, [line]), keep(omar, 0, [])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await Promise.all([keep(omar, 1, [line]), keep(omar, 1, [])]);
  expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await omar.get("basket")).toMatchObject({ body: { data: { owner: id, version: 2 } } });
});

test("a device that takes it for another member's is refused", async () => {
  const before = await omar.get("basket");
  const { version } = (before.body as { data: { version: number } }).data;
  const foreign = { owner: mina.id, version, lines: [line, line] };
  expect((await omar.post("basket", foreign)).status).toBe(409);
  expect((await omar.get("basket")).body).toEqual(before.body);
});

test("a hundred lines are kept, one more is refused", async () => {
  const lines = Array.from({ length: 101 }, (_, at) => ({ ...line, product: `p-${at}` }));
  expect((await keep(mina, 1, lines)).status).toBe(400);
  expect((await keep(mina, 1, lines.slice(1))).status).toBe(200);
});

test.each<[string, object]>([
  ["without a product", { ...line, product: "" }],
  ["of an unknown unit", { ...line, unit: "kg" }],
  ["with a field nobody knows", { ...line, price: 1 }],
  ["with a note without end", { ...line, note: "x".repeat(801) }],
  ["with an amount that is no text", { ...line, amount: 12 }],
])("a line %s is refused", async (_, wrong) => {
  expect((await keep(mina, 2, [wrong])).status).toBe(400);
});

test("the list comes along with one's own data", async () => {
  expect((await mina.get("export")).body).toMatchObject({
    requestList: expect.arrayContaining([expect.objectContaining({ product: "p-7" })]),
  });
});
