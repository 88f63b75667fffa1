import type { Locator, Page } from "@playwright/test";
import pg from "pg";
import { administer } from "./databases.ts";
import type { inquiryTexts } from "./inquiry-texts.ts";
import { awake, expect, hydrated, type languages } from "./journey.ts";
import { inventCaptchas, inventProof, knownAnswer } from "./known-captchas.ts";

export type Lang = (typeof languages)[number];
export type Texts = (typeof inquiryTexts)[Lang];

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
export const database = () => process.env.DATABASE_UNDER_TEST ?? "";

/** Pictures without a server; gives how many were asked for. */
export async function drawPictures(page: Page) {
  const drawn = { count: 0 };
  await page.route("**/api/admin/getIcode*", (route) => {
    drawn.count++;
    const answer = { code: 1000, vcode: `picture-${drawn.count}`, data: { content: dot } };
    return route.fulfill({ json: answer });
  });
  return drawn;
}

/** Work in place of a picture that is done in no time; the site knows of it. */
export async function askForLittleWork(page: Page) {
  await page.route("**/api/admin/getProof*", async (route) => {
    const { vcode, challenge, statement } = await inventProof();
    await administer(database(), statement);
    await route.fulfill({ json: { code: 1000, vcode, data: { challenge } } });
  });
}

/** Answers every inquiry in the same way; gives what was sent. */
export async function answerInquiries(page: Page, answer: { status?: number; json: object }) {
  const sent: Record<string, string>[] = [];
  await page.route("**/api/admin/addMessage*", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  return sent;
}

export async function openForm(page: Page, lang: Lang) {
  await page.goto(`/${lang}/inquiry`);
  await hydrated(page);
  const form = page.locator("main form");
  await awake(form, () => form.locator("[name=name]").focus());
  // The picture is asked for when its place is seen.
  await form.locator("[name=code]").scrollIntoViewIfNeeded();
  await expect(form.locator("img")).toBeVisible();
  return form;
}

export async function write(form: Locator, t: Texts, changes: Partial<Texts["written"]> = {}) {
  const { name, phone, country, message } = { ...t.written, ...changes };
  const countries = form.getByRole("combobox", { name: t.country });
  // What was chosen before stays.
  if (country && (await countries.inputValue()) === "") {
    await countries.fill(country);
    await form.getByRole("option").first().click();
  }
  await form.getByLabel(t.name, { exact: true }).fill(name);
  await form.getByLabel(t.phone, { exact: true }).fill(phone);
  await form.getByLabel(t.message, { exact: true }).fill(message);
}

export const send = (form: Locator, t: Texts) =>
  form.getByRole("button", { name: t.send, exact: true }).click();

/** The alert of the specification: its title, its text, and OK. */
export async function acknowledge(page: Page, t: Texts, title: string, text: string) {
  const alert = page.getByRole("alertdialog", { name: title });
  await expect(alert.locator("h2 + p")).toHaveText(text);
  await alert.getByRole("button", { name: t.ok }).click();
  await expect(alert).toHaveCount(0);
}

/** Pictures that nobody drew and whose answer is known to the site, for those who read them. */
export async function knowPictures(page: Page) {
  await page.route("**/api/admin/getIcode*", async (route) => {
    const { vcodes, statement } = inventCaptchas();
    await administer(database(), statement);
    await route.fulfill({ json: { code: 1000, vcode: vcodes[0], data: { content: dot } } });
  });
}

/** Makes the picture on a page that was made for this visitor one with a known answer. */
export async function answerPicture(form: Locator, t: Texts) {
  const vcode = await form.locator("[name=vcode]").getAttribute("value");
  await administer(
    database(),
    `update captcha set answer = '${knownAnswer}', issued_at = now() - interval '10 s'
     where vcode = '${vcode}'`,
  );
  await form.getByLabel(t.code, { exact: true }).fill(knownAnswer.toLowerCase());
}

export async function storedInquiries(message: string) {
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select lang, name, country, purpose, full_name as "fullName", array(
         select name from inquiry_file where inquiry_id = inquiry.id order by id) as files
       from inquiry where message = $1`,
      [message],
    );
    return rows;
  } finally {
    await client.end();
  }
}
