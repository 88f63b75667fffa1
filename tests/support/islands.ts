import type { Page } from "@playwright/test";
import { careersTexts } from "./careers-texts.ts";
import { inquiryTexts } from "./inquiry-texts.ts";
import { expect, type languages } from "./journey.ts";
import { texts } from "./shell.ts";

export type Lang = (typeof languages)[number];

/** A part of a page that React takes over, how it is used, and what is to be seen then. */
export type Island = {
  name: string;
  path: string;
  press: (page: Page, lang: Lang) => Promise<unknown>;
  /** The same without a pointer. */
  type: (page: Page, lang: Lang) => Promise<unknown>;
  shows: (page: Page, lang: Lang) => Promise<unknown>;
};

export const product = "/productdetail/slat-oak.html";
export const job = "/recruit/details/office-accountant";

export const searchBox = (page: Page, lang: Lang) =>
  page.getByRole("combobox", { name: texts[lang].search }).first();
export const productMenu = (page: Page, lang: Lang) =>
  page.getByRole("button", { name: texts[lang].show_products });
export const sendButton = (page: Page, lang: Lang) =>
  page.locator("main form").getByRole("button", { name: inquiryTexts[lang].send, exact: true });
const applyButton = (page: Page, lang: Lang) =>
  page.locator("#apply form").getByRole("button", { name: careersTexts[lang].send });

async function refusesEmptyForm(page: Page, lang: Lang) {
  const t = inquiryTexts[lang];
  await expect(page.getByRole("alertdialog", { name: t.error })).toContainText(t.wrong.name);
}

export const islands: Island[] = [
  {
    name: "search box",
    path: "/news.html",
    press: async (page, lang) => {
      await searchBox(page, lang).click();
      await page.keyboard.type("slat");
    },
    type: async (page, lang) => {
      await searchBox(page, lang).focus();
      await page.keyboard.type("slat");
    },
    shows: (page) => expect(page.getByRole("option").first()).toBeVisible(),
  },
  {
    name: "product menu",
    path: "/news.html",
    press: (page, lang) => productMenu(page, lang).click(),
    type: (page, lang) => productMenu(page, lang).press("Enter"),
    shows: (page, lang) => expect(productMenu(page, lang)).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "picture zoom",
    path: product,
    press: (page) => page.locator("#picture-slat-oak-1 a").click(),
    type: (page) => page.locator("#picture-slat-oak-1 a").press("Enter"),
    shows: (page, lang) =>
      expect(
        page.getByRole("dialog", { name: texts[lang].gallery_label }).getByRole("img"),
      ).toHaveAttribute("src", /slat-oak-1/),
  },
  {
    name: "inquiry form",
    path: "/inquiry",
    press: (page, lang) => sendButton(page, lang).click(),
    type: (page, lang) => sendButton(page, lang).press("Enter"),
    shows: refusesEmptyForm,
  },
  {
    name: "inquiry dialog",
    path: product,
    press: async (page, lang) => {
      await page.locator("main [data-inquiry=quote]").first().click();
      await dialogButton(page, lang).click();
    },
    type: async (page, lang) => {
      await page.locator("main [data-inquiry=quote]").first().press("Enter");
      await dialogButton(page, lang).press("Enter");
    },
    shows: refusesEmptyForm,
  },
  {
    name: "application form",
    path: job,
    press: (page, lang) => applyButton(page, lang).click(),
    type: (page, lang) => applyButton(page, lang).press("Enter"),
    shows: (page) => expect(page.locator("#apply form [aria-invalid=true]").first()).toBeVisible(),
  },
];

function dialogButton(page: Page, lang: Lang) {
  const t = inquiryTexts[lang];
  return page
    .getByRole("dialog", { name: t.quote })
    .getByRole("button", { name: t.send, exact: true });
}
