import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { presetRooms } from "./preset-rooms.ts";
import { readLink } from "./read-link.ts";
import { writeLink } from "./room-link.ts";

test("a room comes back from its link as it was, in any language", () => {
  const room = { ...presetRooms.classroom, name: "غرفة ٣ · 三楼 · Room 3" };
  expect(readLink(writeLink(room))).toEqual(room);
});

test("a link fits into a QR code", () => {
  const material = { kind: "product" as const, id: "slat-oak", mounting: "battens-50-wool" };
  const treatments = (["front", "back", "ceiling"] as const).map((on) => ({
    material,
    on,
    area: 8.64,
  }));
  expect(writeLink({ ...presetRooms.classroom, treatments }).length).toBeLessThan(700);
});

const pack = (json: string) =>
  Buffer.from(deflateSync(new TextEncoder().encode(json))).toString("base64url");

test.each([
  ["nothing", ""],
  ["no base64", "§§§"],
  ["nothing packed", "aGVsbG8"],
  ["another thing", pack('{"room":"yes"}')],
  ["a bomb", pack(`"${"0".repeat(1_000_000)}"`)],
  ["more than an address holds", "a".repeat(30_000)],
])("%s is no room", (_name, text) => expect(readLink(text)).toBeUndefined());
