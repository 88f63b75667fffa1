import { expect, test } from "vitest";
import type { SectionForm } from "../../api.ts";
import { newSection } from "./new-section.ts";

const quote: SectionForm = {
  type: "quote",
  label: { zh: "引语", en: "Quote" },
  fields: [
    { name: "words", as: "text", label: { zh: "引语", en: "Words" } },
    { name: "shown", as: "flag", preset: true, label: { zh: "显示", en: "Shown" } },
    { name: "picture", as: "picture", optional: true, label: { zh: "图片", en: "Picture" } },
  ],
};

test("a new part is shown, blank, and goes by a name of its own", () => {
  const first = newSection(quote, [{ id: "hero" }]);
  expect(first).toEqual({
    type: "quote",
    id: "quote",
    words: { zh: "", en: "", ar: "" },
    shown: true,
    picture: "",
  });
  expect(newSection(quote, [first, { id: "quote-2" }, undefined]).id).toBe("quote-3");
});
