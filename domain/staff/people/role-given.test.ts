import { expect, test } from "vitest";
import { languageOfTranslator } from "../language-of-translator.ts";
import { roleGiven } from "./role-given.ts";

test("a translator has a language, and is refused without one", () => {
  const given = { role: "translator", translates: "ar" } as const;
  expect(roleGiven(given)).toEqual(given);
  expect(() => roleGiven({ role: "translator" })).toThrow("no language");
});

test("whoever has another role keeps no language", () => {
  expect(roleGiven({ role: "editor", translates: "ar" })).toEqual({
    role: "editor",
    translates: null,
  });
  expect(languageOfTranslator({ role: "editor", translates: "ar" })).toBeNull();
});

test("a language that is none lets nobody write", () => {
  expect(languageOfTranslator({ role: "translator", translates: "en" })).toBe("en");
  expect(languageOfTranslator({ role: "translator", translates: "fr" })).toBeNull();
  expect(languageOfTranslator({ role: "translator" })).toBeNull();
});
