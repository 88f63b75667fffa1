import { expect, test } from "vitest";
import { stateOf } from "./text-state.ts";

const text = { zh: "一", en: "one", ar: "" };
const asked = { value: text, key: "title", outdated: { title: ["en" as const] }, confirmed: [] };

test("a text is missing where others are written", () => {
  expect(stateOf({ ...asked, code: "ar" })).toBe("missing");
  expect(stateOf({ ...asked, code: "ar", value: { zh: "", en: " ", ar: "" } })).toBeUndefined();
});

test("a text left behind is outdated, and confirmed once somebody has said so of that language", () => {
  expect(stateOf({ ...asked, code: "en" })).toBe("outdated");
  expect(stateOf({ ...asked, code: "en", confirmed: ["title.ar"] })).toBe("outdated");
  expect(stateOf({ ...asked, code: "en", confirmed: ["title.en"] })).toBe("confirmed");
});

test("there is nothing to say of a text that is written and not left behind", () => {
  expect(stateOf({ ...asked, code: "zh" })).toBeUndefined();
  expect(stateOf({ ...asked, code: "en", key: "summary" })).toBeUndefined();
  expect(stateOf({ ...asked, code: "en", value: undefined })).toBeUndefined();
});

test("what is missing is said before what is outdated", () => {
  expect(stateOf({ ...asked, code: "ar", outdated: { title: ["ar"] } })).toBe("missing");
});
