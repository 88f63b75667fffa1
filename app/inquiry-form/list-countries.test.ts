import { expect, test } from "vitest";
import { countriesForForm, listCountries } from "./list-countries.ts";

test("every language has the same countries, under its own names and in its own order", () => {
  const lists = { zh: listCountries({ lang: "zh" }), ar: listCountries({ lang: "ar" }) };
  const english = listCountries({ lang: "en" });
  expect(english.length).toBeGreaterThan(200);
  for (const list of Object.values(lists)) {
    expect(list.map(({ value }) => value).sort()).toEqual(english.map(({ value }) => value).sort());
  }
  const egypt = { value: "Egypt", detail: "+20" };
  expect(english).toContainEqual({ ...egypt, label: "Egypt" });
  expect(lists.zh).toContainEqual({ ...egypt, label: "埃及" });
  expect(lists.ar).toContainEqual({ ...egypt, label: "مصر" });
  expect(english[0]?.label).toBe("Afghanistan");
  expect(lists.zh[0]?.label).toMatch(/^阿/);
});

test("a form in Chinese asks for no country", () => {
  expect(countriesForForm({ lang: "zh" })).toBeUndefined();
  expect(countriesForForm({ lang: "ar" })?.length).toBeGreaterThan(200);
});
