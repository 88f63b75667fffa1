import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { extractLinks, extractText } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { octaveBands } from "../../acoustics/octave-bands.ts";
import { type Lang, languages } from "../../language/language.ts";
import type { Calculation } from "../calculation.ts";
import { listAbsorbers } from "../list-absorbers.ts";
import { presetRooms } from "../preset-rooms.ts";
import { writeStoredLink } from "../room-link.ts";
import { writeSeconds } from "../room-words.ts";
import { runCalculation } from "../run-calculation.ts";
import { makeRoomReport } from "./make-room-report.ts";

giveOwnDatabase();

const origin = "https://www.example.com";
const ip = "192.0.2.1";
/** What a visitor may have typed, with marks that mean something to the typesetter. */
const name = 'Room #image("/etc/passwd") $x$ *b* 三年级 會議室 غرفة المركّبة';

async function treatedRoom(): Promise<Calculation> {
  const [product] = await listAbsorbers({ lang: "en" });
  const [mounting] = product?.mountings ?? [];
  if (!product || !mounting) throw new Error("The demonstration has no absorbers");
  const material = { kind: "product" as const, id: product.id, mounting: mounting.id };
  return { ...presetRooms.classroom, name, treatments: [{ material, on: "back", area: 18 }] };
}

/** As a program hands it out that copies or reads aloud; where words part is its own guess. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return together(text);
}

const together = (text: string) => text.replaceAll(/\s+/g, "");

describe.each(languages.map(({ code }) => code))("a report in %s", (lang: Lang) => {
  let pdf: Uint8Array;
  let calculation: Calculation;
  beforeAll(async () => {
    calculation = await treatedRoom();
    pdf = await makeRoomReport({ calculation, origin, ip, lang });
  });

  test("is tagged, says its language and title, and brings its fonts", async () => {
    const { context, catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(String(catalog.lookup(PDFName.of("MarkInfo"), PDFDict))).toContain("/Marked true");
    expect(catalog.has(PDFName.of("StructTreeRoot"))).toBe(true);
    expect(String(catalog.get(PDFName.of("Lang")))).toContain(lang);
    const fonts = context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict)
      .map(([, object]) => object as PDFDict)
      .filter((dict) => String(dict.get(PDFName.of("Type"))) === "/FontDescriptor");
    expect(fonts.length).toBeGreaterThan(2);
    expect(fonts.every((dict) => dict.has(PDFName.of("FontFile2")))).toBe(true);
  });

  test("has every time to the digit that page and API show", async () => {
    const absorbers = await listAbsorbers({ lang });
    const { before, after } = runCalculation({ calculation, absorbers });
    const text = await textOf(pdf);
    for (const room of [before, after]) {
      for (const times of [room.sabine, room.eyring]) {
        const row = octaveBands.map((band) => {
          const time = times[band];
          return time === undefined ? "–" : writeSeconds(time);
        });
        expect(text).toContain(row.join(""));
      }
    }
  });

  test("sets what a visitor typed as words, whatever it looks like", async () => {
    const text = await textOf(pdf);
    for (const word of ['#image("/etc/passwd")', "$x$*b*", "三年级", "會議室", "غرفة"]) {
      expect(text).toContain(word);
    }
  });
});

test("a room of any shape, untreated and with values of its own, has one too", async () => {
  const absorption = { 125: 0.3, 250: 0.3, 500: 0.3, 1000: 0.3, 2000: 0.3, 4000: 0.3 };
  const calculation: Calculation = {
    ...{ name: "", treatments: [] },
    room: {
      ...{ shape: "surfaces", volume: 200, air: { temperature: 20, humidity: 50 } },
      surfaces: [{ name: "Dome", area: 240, material: { kind: "own", absorption } }],
    },
  };
  const text = await textOf(await makeRoomReport({ calculation, origin, ip, lang: "en" }));
  expect(text).toContain("Dome");
  expect(text).toContain("yourown");
});

test("a room that is too large for its code is stored, and the code leads there", async () => {
  const { room } = presetRooms.office;
  if (room.shape !== "box") throw new Error("The office is a box");
  const patches = Array.from({ length: 40 }, (_, at) => ({
    ...{ on: "left" as const, area: 0.1 + at / 1000 },
    material: {
      kind: "own" as const,
      absorption: { 125: at / 97, 250: at / 89, 500: at / 83, 1000: at / 79, 2000: 0.5, 4000: 0.5 },
    },
  }));
  const calculation = { ...presetRooms.office, room: { ...room, patches } };
  await db.deleteFrom("stored_room").execute();
  const pdf = await makeRoomReport({ calculation, origin, ip, lang: "en" });
  const stored = await db.selectFrom("stored_room").select("id").executeTakeFirstOrThrow();
  const { links } = await extractLinks(new Uint8Array(pdf));
  expect(links).toContain(`${origin}/en/calculator.html#${writeStoredLink(stored.id)}`);
});
