import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { type Lang, languages } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { suggest } from "./suggest.ts";

giveOwnDatabase();

const pathsFor = async (query: string, lang: Lang) =>
  (await suggest({ query, lang })).map(({ path }) => path);

const booths = "/product/silenceBooth.html";
const contact = "/aboutUs/lianxi.html";

test.each<[string, Lang, string, string]>([
  ["by its sound", "zh", "jingyincang", booths],
  ["by its sound, not yet whole", "zh", "jingyinc", booths],
  ["by its sound in syllables", "zh", "jing yin", booths],
  ["by its initials", "zh", "jyc", booths],
  ["in traditional characters", "zh", "靜音艙", booths],
  ["with a slip", "en", "walnutt", "/productdetail/slat-walnut.html"],
  ["with a slip", "en", "perforatd", "/product/perforated.html"],
])("a page is suggested %s: %s %s", async (_how, lang, query, path) => {
  expect(await pathsFor(query, lang)).toContain(path);
});

test.each<[Lang, string]>([
  ["en", "contact"],
  ["en", "cont"],
  ["en", "phone num"],
  ["en", "whatsap"],
  ["zh", "联系"],
  ["zh", "聯繫方式"],
  ["zh", "电话"],
  ["ar", "رقم الهاتف"],
  ["ar", "تواصل"],
])("in %s %s leads to the contact page first", async (lang, query) => {
  const [first] = await suggest({ query, lang });
  expect(first?.path).toBe(contact);
  expect(first?.picture?.base).toMatch(/^\/media\/about-1/);
});

test("a shortcut does not push in where something else is meant", async () => {
  expect(await pathsFor("phone booth", "en")).not.toContain(contact);
  expect(await pathsFor("co", "en")).not.toContain(contact);
});

test.each(languages.map(({ code }) => code))(
  "in %s products come with their picture and class, and nothing twice",
  async (lang) => {
    const suggestions = await suggest({ query: "TH-SL", lang });
    const products = suggestions.filter(({ kind }) => kind === "product");
    expect(products.length).toBeGreaterThan(3);
    for (const { picture, className } of products) {
      expect(picture?.base).toMatch(/^\/media\//);
      expect(plain(className ?? "")).not.toBe("");
    }
    expect(new Set(suggestions.map(({ path }) => path)).size).toBe(suggestions.length);
  },
);
