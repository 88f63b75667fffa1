import type { Page } from "@playwright/test";
import { careersTexts } from "./support/careers-texts.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import { islands, type Lang, product, productMenu, sendButton } from "./support/islands.ts";
import { expect, forgive, languages, test } from "./support/journey.ts";
import { hold, texts } from "./support/shell.ts";

/** What is pressed on a page whose script is not there yet, and what comes of it. */
type Press = {
  name: string;
  path: string;
  press: (page: Page, lang: Lang) => Promise<unknown>;
  /** When the script comes. */
  shows: (page: Page, lang: Lang) => Promise<unknown>;
  /** What has to be there already for the press to lead on, and where it leads without scripts. */
  write?: (page: Page, lang: Lang) => Promise<unknown>;
  leads: (page: Page, lang: Lang) => Promise<unknown>;
};

const scripts = "**/assets/*.js";

const inquiryLink = {
  name: "inquiry link",
  path: product,
  press: (page: Page) => page.locator("main [data-inquiry=quote]").first().click(),
  shows: (page: Page, lang: Lang) =>
    expect(page.getByRole("dialog", { name: inquiryTexts[lang].quote })).toBeVisible(),
  leads: (page: Page, lang: Lang) => expect(page).toHaveURL(`/${lang}/aboutUs/lianxi.html`),
};

async function writeInquiry(page: Page, lang: Lang) {
  const { written, ...t } = inquiryTexts[lang];
  const form = page.locator("main form");
  await form.getByLabel(t.name, { exact: true }).fill(written.name);
  await form.getByLabel(t.phone, { exact: true }).fill(written.phone);
  await form.getByLabel(t.message, { exact: true }).fill(written.message);
  if (lang !== "zh") await form.locator("select").selectOption(written.country);
}

async function writeApplication(page: Page, lang: Lang) {
  const t = careersTexts[lang];
  const form = page.locator("#apply form");
  await form.getByLabel(t.name, { exact: true }).fill("Noor");
  await form.getByLabel(t.phone, { exact: true }).fill("+86 138 0013 8000");
  await form.getByLabel(t.message, { exact: true }).fill("Hello");
}

const withoutScripts: Record<string, Pick<Press, "write" | "leads">> = {
  "search box": {
    async leads(page, lang) {
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/${lang}/search?query=slat`);
    },
  },
  "product menu": {
    async leads(page, lang) {
      // It can show nothing, so it goes; the entry itself leads on.
      await expect(productMenu(page, lang)).toBeHidden();
      const { nav_products: name } = texts[lang];
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`/${lang}/product.html`);
    },
  },
  "picture zoom": { leads: (page) => expect(page).toHaveURL(/\/media\/slat-oak-1\..*\.webp$/) },
  "inquiry form": {
    write: writeInquiry,
    leads: (page, lang) =>
      expect(page.getByRole("alert")).toContainText(inquiryTexts[lang].enterCode),
  },
  "application form": {
    write: writeApplication,
    leads: (page, lang) => expect(page).toHaveURL(`/${lang}/recruit/apply/office-accountant`),
  },
};

const presses: Press[] = [
  inquiryLink,
  ...islands.flatMap((island) => {
    const without = withoutScripts[island.name];
    return without ? [{ ...island, ...without }] : [];
  }),
];

for (const [place, { name, path, press, shows, write, leads }] of presses.entries()) {
  const lang = languages[place % languages.length] ?? "zh";

  test(`${name} in ${lang}: pressed before any script is there, it answers when the script comes`, async ({
    page,
  }) => {
    const deliver = await hold(page, scripts);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${lang}${path}`, { waitUntil: "commit" });
    await press(page, lang);
    deliver();
    await shows(page, lang);
    await expect(page).toHaveURL(`/${lang}${path}`);
  });

  test(`${name} in ${lang}: when the script cannot be had, it does what it does without`, async ({
    page,
    problems,
  }) => {
    const refuse = await hold(page, scripts, (route) => route.abort());
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${lang}${path}`, { waitUntil: "commit" });
    await write?.(page, lang);
    await press(page, lang);
    refuse();
    await leads(page, lang);
    // The browser notes what could not be fetched, that a form was not taken, and that it may not
    // style the page it makes of a picture.
    forgive(problems, /ERR_FAILED|status of 422|Applying inline style/);
  });
}

test("who presses once more while the script is on its way is led on", async ({ page }) => {
  const deliver = await hold(page, scripts);
  await page.goto(`/en${product}`, { waitUntil: "commit" });
  await inquiryLink.press(page);
  await inquiryLink.press(page);
  await inquiryLink.leads(page, "en");
  deliver();
});

test("on a phone whose scripts cannot be had, the inquiry is asked in one step", async ({
  page,
  problems,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/inquiry");
  await writeInquiry(page, "en");
  await sendButton(page, "en").click();
  await expect(page.getByRole("alert")).toContainText(inquiryTexts.en.enterCode);
  forgive(problems, /ERR_FAILED|status of 422/);
});
