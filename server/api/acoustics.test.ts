import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const { post } = startApi();

const surface = (id: string) => ({ kind: "surface", id });
const classroom = {
  shape: "box",
  ...{ length: 9, width: 7, height: 3 },
  sides: {
    floor: surface("linoleum"),
    ceiling: surface("plasterboard-ceiling"),
    front: surface("plaster"),
    back: surface("plaster"),
    left: surface("plaster"),
    right: surface("plaster"),
  },
  patches: [{ on: "left", area: 12, material: surface("glass") }],
};

async function ask(room: object) {
  const response = await post("/api/acoustics/reverberation", room);
  return { status: response.status, answer: await response.json() };
}

test("a room described by its sides has the times of the worked example", async () => {
  const { status, answer } = await ask(classroom);
  expect(status).toBe(200);
  expect(answer.data).toMatchObject({ volume: 189, surface: 222, evidence: "published" });
  expect(answer.data.sabine[500]).toBeCloseTo(2.78, 2);
  expect(answer.data.eyring[500]).toBeCloseTo(2.72, 2);
  expect(answer.data.arau[500]).toBeGreaterThan(0);
  expect(answer.data.modesBelow).toBeCloseTo(243, 0);
  const byArea = {
    shape: "surfaces",
    volume: 189,
    surfaces: [
      { area: 63, material: surface("linoleum") },
      { area: 63, material: surface("plasterboard-ceiling") },
      { area: 84, material: surface("plaster") },
      { area: 12, material: surface("glass") },
    ],
  };
  const { answer: other } = await ask(byArea);
  expect(other.data.sabine).toEqual(answer.data.sabine);
  expect(other.data.arau).toBeUndefined();
});

test("a product absorbs as it is mounted, and the result is as firm as that is known", async () => {
  const wall = { kind: "product", id: "slat-oak", mounting: "battens-50" };
  const patches = [...classroom.patches, { on: "front", area: 20, material: wall }];
  const { status, answer } = await ask({ ...classroom, patches });
  expect(status).toBe(200);
  expect(["comparable", "calculated"]).toContain(answer.data.evidence);
  expect(answer.data.sabine[500]).toBeLessThan(1.5);
});

test("furniture shortens the time; without any, a room has the times it had before", async () => {
  const { answer: bare } = await ask(classroom);
  expect(bare.data.objects).toBe(0);
  const none = await ask({ ...classroom, furniture: { share: 0 } });
  expect(none.answer.data).toEqual(bare.data);
  const { status, answer } = await ask({ ...classroom, furniture: { share: 7.2, pieces: 38 } });
  expect(status).toBe(200);
  expect(answer.data.sabine[500]).toBeLessThan(bare.data.sabine[500]);
  expect(answer.data).toMatchObject({ volume: 189, evidence: "calculated" });
  expect(answer.data.objects).toBeCloseTo(38 * ((0.072 * 189) / 38) ** (2 / 3), 9);
});

test.each([
  ["more than a room can hold", { share: 31 }],
  ["less than nothing", { share: -1 }],
  ["half a table", { share: 5, pieces: 1.5 }],
])("furniture of %s is refused", async (_name, furniture) => {
  expect((await ask({ ...classroom, furniture })).status).toBe(400);
});

test.each([
  ["a product that is gone", { kind: "product", id: "slat-gone", mounting: "battens-50" }],
  ["a mounting that it does not have", { kind: "product", id: "slat-oak", mounting: "sideways" }],
  ["a surface that nobody knows", surface("moon-dust")],
  ["per cent in place of a coefficient", { kind: "own", absorption: { 125: 30 } }],
])("%s is refused, not guessed", async (_name, material) => {
  const { status, answer } = await ask({
    ...classroom,
    patches: [{ on: "front", area: 2, material }],
  });
  expect(status).toBe(400);
  expect(answer.msg).toEqual(expect.any(String));
});

test.each([
  ["nothing", { length: 0 }],
  ["a negative height", { height: -3 }],
  ["a text", { width: "seven" }],
  ["half a kilometre and more", { length: 501 }],
  ["more glass than wall", { patches: [{ on: "left", area: 28, material: surface("glass") }] }],
  ["no shape", { shape: "sphere" }],
])("%s as a size is refused", async (_name, wrong) => {
  expect((await ask({ ...classroom, ...wrong })).status).toBe(400);
});

const slats = { kind: "product", id: "slat-oak", mounting: "battens-50" };
const wool = { kind: "product", id: "slat-oak", mounting: "battens-50-wool" };

async function solve(asked: object) {
  const response = await post("/api/acoustics/solve", asked);
  return { status: response.status, answer: await response.json() };
}

test.each([
  ["bare", classroom],
  ["furnished", { ...classroom, furniture: { share: 1, pieces: 4 } }],
])(
  "what is solved for a room, %s, lies in the range when it is calculated, and one panel less does not",
  async (_name, room) => {
    const target = { least: 0.7, most: 1.3 };
    const choices = [
      { material: slats, on: "front" },
      { material: wool, on: "back" },
    ];
    const { status, answer } = await solve({ room, target, choices });
    expect(status).toBe(200);
    expect(answer.data.outcome).toBe("planned");
    const { panels, after, governing } = answer.data;
    for (const band of [250, 500, 1000]) {
      expect(after.sabine[band]).toBeLessThanOrEqual(target.most);
      expect(after.sabine[band]).toBeGreaterThanOrEqual(target.least);
    }
    const covered = (less: number) => [
      ...room.patches,
      ...panels.map(
        ({ choice, area, panels: count }: { choice: number; area: number; panels: number }) => ({
          on: choices[choice]?.on,
          area: (area * (count - less)) / count,
          material: choices[choice]?.material,
        }),
      ),
    ];
    const same = await ask({ ...room, patches: covered(0) });
    expect(same.answer.data.sabine).toEqual(after.sabine);
    const fewer = await ask({ ...room, patches: covered(1) });
    expect(fewer.answer.data.sabine[governing]).toBeGreaterThan(target.most);
  },
);

test("what cannot be reached is said, with the band that is to blame", async () => {
  const choices = [{ material: slats, on: "front", most: 3 }];
  const target = { standard: "DIN 18041:2016", use: "A3" };
  const { answer } = await solve({ room: classroom, target, choices });
  expect(answer.data).toMatchObject({ outcome: "out-of-reach", band: 250 });
  expect(answer.data.reachable).toBeGreaterThan(answer.data.wanted);
});

test.each([
  ["a range upside down", { target: { least: 1, most: 0.5 } }],
  ["a volume that the standard is not for", { room: { ...classroom, height: 300 } }],
  ["nothing to choose from", { choices: [] }],
])("%s is refused", async (_name, wrong) => {
  const asked = {
    room: classroom,
    target: { standard: "DIN 18041:2016", use: "A4" },
    choices: [{ material: slats, on: "front" }],
  };
  expect((await solve({ ...asked, ...wrong })).status).toBe(400);
});

test("a calculation is set as PDF; what is no calculation, or names what is gone, is refused", async () => {
  const pdf = await post("/api/acoustics/report", { room: classroom });
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  expect(pdf.headers.get("Content-Disposition")).toContain("room-report.pdf");
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  const gone = { kind: "product", id: "no-such", mounting: "none" };
  for (const room of [
    { room: { ...classroom, length: -1 } },
    { room: classroom, treatments: [{ material: gone, on: "back", area: 3 }] },
    {},
  ]) {
    const refused = await post("/api/acoustics/report", room);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 400 });
  }
});
