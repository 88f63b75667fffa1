import { expect, test } from "vitest";
import { isComplete, octaves } from "./bands.ts";
import { drawingName } from "./drawings.ts";
import { toLocalTime } from "./local-time.ts";
import { nameTheOne } from "./name-the-one.ts";
import { titleIn } from "./title-in.ts";

test("a title is shown in the reader's language, else in English, Chinese, Arabic", () => {
  expect(titleIn({ zh: "橡木", en: "Oak", ar: "بلوط" }, "zh")).toBe("橡木");
  expect(titleIn({ zh: "", en: "Oak", ar: "بلوط" }, "zh")).toBe("Oak");
  expect(titleIn({ zh: "橡木", en: "", ar: "بلوط" }, "en")).toBe("橡木");
  expect(titleIn({ zh: "", en: "", ar: "بلوط" }, "en")).toBe("بلوط");
  expect(titleIn(null, "en")).toBe("");
});

test("the one record of a kind goes by the name of its kind, others do not", () => {
  expect(nameTheOne("site_settings", "en")).toBe("Site settings");
  expect(nameTheOne("product", "en")).toBeUndefined();
});

test("a drawing that is not known keeps its name", () => {
  expect(drawingName({ id: "two-paths", language: "en" })).toMatch(/two rooms/);
  expect(drawingName({ id: "gone", language: "zh" })).toBe("gone");
});

test("a curve is complete when every band has a number, zero among them", () => {
  const bands = Object.fromEntries(octaves.map((band) => [band, 0]));
  expect(isComplete(bands, octaves)).toBe(true);
  expect(isComplete({ ...bands, 500: null }, octaves)).toBe(false);
  expect(isComplete(undefined, octaves)).toBe(false);
});

test("a moment is written in local time and read back as the same minute", () => {
  const moment = new Date("2026-03-01T22:45:30Z");
  expect(toLocalTime(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:45$/);
  expect(new Date(toLocalTime(moment)).toISOString()).toBe("2026-03-01T22:45:00.000Z");
});
