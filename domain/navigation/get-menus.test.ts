import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getMenus } from "./get-menus.ts";

giveOwnDatabase();

test("each menu has its entries in the reader's language, and each entry a small picture", async () => {
  const { families, pages, rooms, programmes, compared } = await getMenus({ lang: "en" });
  expect(families[0]).toMatchObject({
    url: "/product/woodSlat.html",
    label: "Wood slat panels",
    picture: expect.stringMatching(/^\/media\/.+\/320\.avif$/),
  });
  expect(pages.map(({ url }) => url)).toEqual(["/akupanel.html", "/silencebooth.html"]);
  expect(rooms.map(({ url }) => url)).toContain("/project/office/1.html");
  expect(programmes.length).toBeGreaterThan(1);
  for (const menu of [families, pages, rooms, programmes]) {
    const pictures = menu.map(({ picture }) => picture);
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(pictures.length);
  }
  // A page of its own shows the product, not the family once more.
  const ofFamilies = families.map(({ picture }) => picture);
  for (const { picture } of pages) expect(ofFamilies).not.toContain(picture);
  expect(compared).toBe("slat-oak");
  const arabic = await getMenus({ lang: "ar" });
  expect(arabic.families[0]?.label).toMatch(/^[\u0600-\u06ff ]+$/);
});
