import type { Page } from "@playwright/test";
import sharp from "sharp";
import { addMember } from "./support/add-member.ts";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive, languages } from "./support/journey.ts";
import { knownAnswer } from "./support/known-captchas.ts";
import { receivedMails } from "./support/mailbox.ts";
import { readMail } from "./support/read-mail.ts";
import { texts } from "./support/shell.ts";

type Lang = (typeof languages)[number];
type Credentials = { email: string; password: string };

/** Enters by the door, which leads to where one belongs. */
async function enterDoor(
  { page, lang, at = "" }: { page: Page; lang: Lang; at?: string },
  { email, password }: Credentials,
) {
  const t = texts[lang];
  await page.goto(`${at}/${lang}/login`);
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.login_submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.account })).toBeVisible();
}

/** An entry of the menu beside a member's pages. */
function openPart({ page, lang }: { page: Page; lang: Lang }, name: string) {
  const menu = page.getByRole("navigation", { name: texts[lang].account });
  return menu.getByRole("link", { name, exact: true }).click();
}

const saved = ({ page, lang }: { page: Page; lang: Lang }) =>
  expect(page.locator("[data-toast=notice]").filter({ hasText: texts[lang].saved })).toBeVisible();

for (const lang of languages) {
  const t = texts[lang];

  test(`registering, confirming by mail, résumé, profile and picture in ${lang}`, async ({
    page,
    query,
    hire,
    problems,
  }) => {
    test.slow();
    const mailing = process.env.MAILING_NODE_UNDER_TEST ?? "";
    const email = `mina-${lang}-${Date.now()}@example.com`;
    const password = "a wall of walnut";
    await page.goto(`${mailing}/${lang}/Register`);
    await page.getByLabel(t.inquiry_name, { exact: true }).fill("Mina Rahal");
    await page.getByLabel(t.email).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    const picture = page.locator("[name=vcode]");
    await expect(picture).not.toHaveValue("");
    await query(
      "update captcha set answer = $1, issued_at = now() - interval '10 s' where vcode = $2",
      [knownAnswer, await picture.inputValue()],
    );
    await page.locator("[name=code]").fill(knownAnswer);
    await expectAccessible(page);
    await page.getByRole("button", { name: t.register_submit, exact: true }).click();
    await expect(page.getByText(t.register_mailed)).toBeVisible();

    const arrived = async () => (await receivedMails()).find(({ to }) => to.includes(email));
    await expect.poll(arrived).toBeDefined();
    const mail = await arrived();
    const link = /\/(?:zh|en|ar)\/login\/confirm#[\w-]+/.exec(mail ? readMail(mail) : "")?.[0];
    expect(link).toContain(`/${lang}/`);
    await page.goto(`${mailing}${link}`);
    await page.getByRole("button", { name: t.confirm_submit, exact: true }).click();
    await expect(page.getByText(t.confirm_done)).toBeVisible();

    const here = { page, lang, at: mailing };
    await enterDoor(here, { email, password });
    await expectAccessible(page);

    await openPart(here, t.member_resume);
    await page.getByRole("link", { name: t.resume_add_experience }).click();
    await page.locator("[name=title]").fill("Acoustician");
    await page.locator("[name=place]").fill("Quiet Rooms Ltd");
    await page.locator("[name=began]").fill("2021-05");
    await page.locator("[name=ended]").fill("2020-01");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByText(t.problem_wrong)).toBeVisible();
    // The browser itself notes the refusal.
    forgive(problems, /status of 400/);
    await page.locator("[name=ended]").fill("");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByRole("heading", { name: "Acoustician" })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: t.resume_add_experience })).toBeHidden();
    await expect(page.getByText("Mina Rahal")).toBeVisible();
    await page.emulateMedia({ media: "screen" });

    await openPart(here, t.avatar);
    const wide = { width: 900, height: 600, channels: 3, background: "#2f4034" } as const;
    const file = await sharp({ create: wide }).png().toBuffer();
    await page
      .getByLabel(t.avatar_choose)
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: file });
    await page.getByLabel(t.avatar_zoom).fill("2");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await saved(here);
    await expect(page.locator('img[src^="/api/users/avatar"]')).toBeVisible();
    await expectAccessible(page);

    await openPart(here, t.member_profile);
    await page.locator("[name=trade]").selectOption("designer");
    await page.locator("[name=country]").selectOption("LB");
    await page.locator('input[name=languages][value="ar"]').check();
    await page.locator("[name=about]").fill("Concert halls.");
    await page.getByLabel(t.list_me).check();
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByText(t.profile_state_waiting)).toBeVisible();
    await expectAccessible(page);

    const { rows } = await query("select id from auth_user where email = $1", [email]);
    const id = String(rows[0]?.id);
    expect((await page.request.get(`${mailing}/${lang}/profiles/${id}`)).status()).toBe(404);
    const editor = await hire({ role: "editor" });
    const office = await page.context().browser()?.newContext({ locale: "en-GB" });
    const desk = await office?.newPage();
    if (!office || !desk) throw new Error("No second browser");
    await desk.goto(`${mailing}/en/login`);
    await desk.getByLabel("Email").fill(editor.email);
    await desk.getByLabel("Password", { exact: true }).fill(editor.password);
    await desk.getByRole("button", { name: "Sign in" }).click();
    await desk.getByRole("menuitem", { name: "Profiles" }).click();
    await desk.getByRole("cell", { name: "Mina Rahal" }).first().click();
    await desk.goto(`${mailing}/admin/profiles/${id}/show`);
    await expect(desk.getByText("Concert halls.")).toBeVisible();
    await desk.getByRole("button", { name: "Approve and show" }).click();
    await expect(desk.getByText("Approved", { exact: true })).toBeVisible();
    await office.close();

    await page.goto(`${mailing}/${lang}/profiles?trade=designer&country=LB`);
    await expect(page.locator(`a[href="/${lang}/profiles/${id}"]`)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${mailing}/${lang}/users/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Mina Rahal" })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: t.profile_contact }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("input[name=member]")).toHaveValue(id);
    await page.keyboard.press("Escape");

    await page.goto(`${mailing}/${lang}/users/privacy`);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: t.leave_submit }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: t.ok }).click();
    await expect(page).toHaveURL(`${mailing}/${lang}`);
    const left = await query("select from auth_user where email = $1", [email]);
    expect(left.rows).toEqual([]);
    await expect
      .poll(async () => (await page.request.get(`${mailing}/${lang}/profiles/${id}`)).status())
      .toBe(404);
  });

  test(`a member's article on its way to the site in ${lang}`, async ({
    page,
    query,
    browser,
    hire,
    baseURL,
  }) => {
    test.slow();
    const name = `Writer ${lang}`;
    const member = await addMember({ query, name, lang });
    const here = { page, lang };
    await enterDoor(here, member);
    await openPart(here, t.member_articles);
    await page.getByRole("link", { name: t.article_write }).click();
    await page.locator("[name=title]").fill(`Rooms for strings ${lang}`);
    await page.locator("[name=summary]").fill("What a quartet needs.");
    const text = page.getByRole("textbox", { name: t.article_body });
    await text.click();
    await page.getByRole("button", { name: t.rich_heading, exact: true }).click();
    await page.keyboard.type("Reverberation");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: t.rich_paragraph, exact: true }).click();
    await page.keyboard.type("About a second and a half.");
    await expectAccessible(page);
    await page.getByRole("button", { name: t.article_submit }).click();
    await expect(page.getByText(t.article_state_submitted)).toBeVisible();
    await expectAccessible(page);

    const editor = await hire({ role: "editor" });
    const office = await browser.newContext({ locale: "en-GB", baseURL });
    const desk = await office.newPage();
    await desk.goto("/en/login");
    await desk.getByLabel("Email").fill(editor.email);
    await desk.getByLabel("Password", { exact: true }).fill(editor.password);
    await desk.getByRole("button", { name: "Sign in" }).click();
    await desk.getByRole("menuitem", { name: "Members’ articles" }).click();
    await desk.getByRole("cell", { name: `Rooms for strings ${lang}` }).click();
    await expect(desk.getByText("About a second and a half.")).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole("button", { name: "Publish" }).click();
    await expect(desk.getByText("Published").first()).toBeVisible();
    const record = desk.getByRole("link", { name: "Edit the article among the content" });
    await expect(record).toHaveAttribute("href", /\/admin\/content\/article\/[\w-]+$/);
    await office.close();

    await page.reload();
    await page.getByRole("link", { name: t.article_read }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Rooms for strings ${lang}`);
    await expect(page.getByRole("heading", { level: 2, name: "Reverberation" })).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.locator('a[rel="author"]')).toHaveCount(0);
  });
}

test("whoever has to sign in first comes back to where they were", async ({
  page,
  query,
  problems,
}) => {
  const member = await addMember({ query });
  await page.goto("/en/users/myresume");
  await expect(page.locator("[data-toast=error]")).toHaveText(texts.en.api_unauthenticated);
  await expect(page).toHaveURL(/\/en\/login$/);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/users\/myresume$/);
  await expect(page.getByRole("heading", { name: "Experience" })).toBeVisible();
  // The browser itself notes the answers that sent them to the door.
  forgive(problems, /status of 401/);
});

test("a member at the gate of the back office is led to their own pages", async ({
  page,
  query,
  problems,
}) => {
  const member = await addMember({ query, name: "Lost" });
  await page.goto("/admin/");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByText(member.email)).toBeVisible();
  forgive(problems, /status of 403/);
});
