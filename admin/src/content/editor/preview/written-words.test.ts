import { expect, test } from "vitest";
import { bare, writtenWords } from "./written-words.ts";

const text = (zh: string, en = "", ar = "") => ({ zh, en, ar });

test("words are found by the fields they stand in, those of a page by the names of their blocks", () => {
  const content = {
    id: "home",
    blocks: [{ name: "hero.title", text: text("安静", "Quiet rooms") }],
    sections: [
      { id: "a", button: { label: text("写信", "Write"), to: "/x" } },
      { id: "b", button: { label: text("写信", "Write"), to: "/y" } },
    ],
  };
  const { texts, names } = writtenWords({ content, lang: "en" });
  expect(texts.get("Quietrooms")).toEqual([
    { field: "blocks.0.text", path: "blocks.hero.title", text: true },
  ]);
  expect(texts.get("Write")?.map(({ field }) => field)).toEqual([
    "sections.0.button.label",
    "sections.1.button.label",
  ]);
  expect(names.get("/y")).toEqual([
    { field: "sections.1.button.to", path: "sections.1.button.to" },
  ]);
});

test("a text that the language lacks is looked for as the page shows it", () => {
  const { texts } = writtenWords({ content: { title: text("安静", "Quiet") }, lang: "ar" });
  expect([...texts.keys()]).toEqual(["Quiet"]);
});

test("of formatted text each paragraph is found", () => {
  const intro = text("<p>一 &amp; 二</p><p>三<strong>四</strong></p>");
  const { texts } = writtenWords({ content: { intro }, lang: "zh" });
  expect([...texts.keys()]).toEqual(["一&二三四", "一&二", "三四"]);
});

test("spaces and marks that a page adds do not count", () => {
  expect(bare("9:00–18:00 2 m​ \u2068x\u2069")).toBe("9:00–18:002mx");
});
