import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { addMember } from "./support/add-member.ts";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { careersTexts } from "./support/careers-texts.ts";
import { forgive, hydrated, languages, older, scriptless } from "./support/journey.ts";
import { knownAnswer } from "./support/known-captchas.ts";
import { receivedMails } from "./support/mailbox.ts";
import { readMail } from "./support/read-mail.ts";
import { texts } from "./support/shell.ts";

type Lang = (typeof languages)[number];
type Credentials = { email: string; password: string };

/** Signs in on the site's page, which leads to where one belongs. */
async function signInOnSite(
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

/** An editor who signed in on the site, at a browser of their own. */
async function openBackOffice({
  browser,
  baseURL,
  editor,
}: {
  browser: Browser;
  baseURL: string | undefined;
  editor: Credentials;
}) {
  const office = await browser.newContext({ locale: "en-GB", ...(baseURL && { baseURL }) });
  const desk = await office.newPage();
  await desk.goto("/en/login");
  await desk.getByLabel("Email").fill(editor.email);
  await desk.getByLabel("Password", { exact: true }).fill(editor.password);
  await desk.getByRole("button", { name: "Sign in" }).click();
  return { desk, leave: () => office.close() };
}

const saved = ({ page, lang }: { page: Page; lang: Lang }) =>
  expect(page.locator("[data-toast=notice]").filter({ hasText: texts[lang].saved })).toBeVisible();

const save = ({ page, lang }: { page: Page; lang: Lang }) =>
  page.getByRole("button", { name: texts[lang].save, exact: true }).click();

for (const lang of languages) {
  const t = texts[lang];

  test(`registering in ${lang}, confirming by mail, and leaving for good`, async ({
    page,
    query,
  }) => {
    const mailing = process.env.MAILING_NODE_UNDER_TEST ?? "";
    const email = `mina-${lang}-${Date.now()}@example.com`;
    const password = "a wall of walnut";
    await page.goto(`${mailing}/${lang}/Register`);
    await page.getByLabel(t.apply_name, { exact: true }).fill("Mina Rahal");
    await page.getByLabel(t.email).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    // The picture is asked for when its place is seen.
    await page.locator("[name=code]").scrollIntoViewIfNeeded();
    const picture = page.locator("[name=vcode]");
    await expect(picture).not.toHaveValue("");
    await query(
      "update captcha set answer = $1, issued_at = now() - interval '10 s' where vcode = $2",
      [knownAnswer, await picture.inputValue()],
    );
    await page.locator("[name=code]").fill(knownAnswer);
    if (lang === "ar") await expectAccessible(page);
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
    await signInOnSite({ page, lang, at: mailing }, { email, password });
    if (lang === "ar") await expectAccessible(page);

    await page.goto(`${mailing}/${lang}/users/privacy`);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: t.leave_submit }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: t.ok }).click();
    await expect(page).toHaveURL(`${mailing}/${lang}`);
    expect((await query("select from auth_user where email = $1", [email])).rows).toEqual([]);
  });

  test(
    `a résumé, a picture and an article in ${lang}`,
    lang === "en" ? older : {},
    async ({ page, query, problems }) => {
      const here = { page, lang };
      const look = async () => {
        // The same colours in every language.
        if (lang === "ar") await expectAccessible(page);
      };
      await signInOnSite(here, await addMember({ query, name: "Mina Rahal", lang }));
      await openPart(here, t.member_resume);
      await page.getByRole("link", { name: t.resume_add_experience }).click();
      await page.locator("[name=title]").fill("Acoustician");
      await page.locator("[name=place]").fill("Quiet Rooms Ltd");
      await page.locator("[name=began]").fill("2021-05");
      await page.locator("[name=ended]").fill("2020-01");
      await save(here);
      await expect(page.getByText(t.problem_wrong)).toBeVisible();
      // The browser itself notes the refusal.
      forgive(problems, /status of 400/);
      await page.locator("[name=ended]").fill("");
      await save(here);
      await expect(page.getByRole("heading", { name: "Acoustician" })).toBeVisible();
      await look();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("link", { name: t.resume_add_experience })).toBeHidden();
      await expect(page.locator("#content").getByText("Mina Rahal")).toBeVisible();
      await page.emulateMedia({ media: "screen" });

      await openPart(here, t.avatar);
      const wide = { width: 900, height: 600, channels: 3, background: "#2f4034" } as const;
      const file = await sharp({ create: wide }).png().toBuffer();
      await page
        .getByLabel(t.avatar_choose)
        .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: file });
      await page.getByLabel(t.avatar_zoom).fill("2");
      await save(here);
      await saved(here);
      await expect(page.locator('img[src^="/api/users/avatar"]')).toBeVisible();
      await look();

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
      await look();
      await page.getByRole("button", { name: t.article_submit }).click();
      await expect(page.getByText(t.article_state_submitted)).toBeVisible();
      await look();
    },
  );
}

for (const lang of languages) {
  const t = texts[lang];

  test(`a member signed in in ${lang} is greeted on every page, and fills in no form twice`, async ({
    page,
    query,
  }) => {
    const here = { page, lang };
    const member = await addMember({ query, name: "Mina Rahal", lang });
    await query(
      `insert into resume_entry (member_id, kind, position, place, title, began)
       values ($1, 'experience', 0, 'Hall', 'Engineer', '2019-09')`,
      [member.id],
    );
    const greeting = page.getByRole("banner").getByRole("link", { name: "Mina Rahal" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${lang}/news.html`);
    await hydrated(page);
    await expect(greeting).toBeHidden();
    await signInOnSite(here, member);
    await expect(greeting).toBeVisible();

    const job = `/${lang}/recruit/details/office-accountant`;
    await page.goto(job);
    await expect(greeting).toHaveText("Mina Rahal");
    await expect(greeting).toHaveAttribute("href", `/${lang}/users`);
    const form = page.locator("#apply form");
    await expect(form.locator("[name=name]")).toHaveValue("Mina Rahal");
    await expect(form.locator("[name=email]")).toHaveValue(member.email);
    await expect(form.getByLabel(careersTexts[lang].useResume)).toBeChecked();
    expect(await (await page.request.get(job)).text()).not.toContain("Mina");
    if (lang === "ar") await expectAccessible(page);

    await page.setViewportSize({ width: 400, height: 800 });
    await expect(greeting).toHaveText("M");
    await greeting.click();
    await page.getByRole("button", { name: t.sign_out }).click();
    await expect(page).toHaveURL(`/${lang}`);
    await hydrated(page);
    await expect(greeting).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test.describe("when the API of a language is on another host", () => {
  // The settings of this site do not name that host, and so does not its policy.
  test.use({ bypassCSP: true, contextOptions: {} });

  test("a member is known there by their token", async ({ page, query }) => {
    const other = process.env.MAILING_NODE_UNDER_TEST ?? "";
    await page.route("**/js/config.json", (route) => route.fulfill({ json: { ar: other } }));
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/users/me")) asked.push(new URL(request.url()).origin);
    });
    const member = await addMember({ query, name: "Mina Rahal", lang: "ar" });
    await signInOnSite({ page, lang: "ar" }, member);
    await expect(page.getByRole("main").getByText(member.email)).toBeVisible();
    await page.goto("/ar/users/editProfile");
    await page.locator("[name=about]").fill("Concert halls.");
    await save({ page, lang: "ar" });
    await saved({ page, lang: "ar" });
    expect(new Set(asked)).toEqual(new Set([other]));
  });
});

test("a site that is busy for a moment is asked again", async ({ page, query, problems }) => {
  const member = await addMember({ query, name: "Mina Rahal" });
  let refused = 0;
  await page.route("**/api/users/me*", (route) => {
    if (refused++ > 0) return route.continue();
    const json = { code: 503, msg: texts.en.api_busy };
    return route.fulfill({ status: 503, json, headers: { "Retry-After": "1" } });
  });
  await signInOnSite({ page, lang: "en" }, member);
  await expect(page.getByRole("main").getByText(member.email)).toBeVisible();
  expect(refused).toBe(2);
  // The browser itself notes the refusal.
  forgive(problems, /status of 503/);
});

test.describe("without JavaScript", scriptless, () => {
  for (const lang of languages) {
    const t = texts[lang];

    test(`registration and members' pages say in ${lang} what they need`, async ({ page }) => {
      for (const [path, words] of [
        ["Register", t.door_needs_scripts],
        ["login", t.door_needs_scripts],
        ["users", t.area_needs_scripts],
        ["users/artadd", t.area_needs_scripts],
      ] as const) {
        await page.goto(`/${lang}/${path}`);
        const main = page.getByRole("main");
        // Texts are not looked for in there: for browsers with scripts it is no text.
        const needs = main.locator("noscript");
        await expect(needs.locator("p").first()).toHaveText(words);
        await expect(needs.locator("p").first()).toBeVisible();
        await expect(needs.locator("a")).toHaveText(t.nav_contact);
        await expect(main.locator("form:visible, [role=status]:visible")).toHaveCount(0);
      }
    });
  }
});

// What an editor does about them hangs on no language of the member's.
test("a member's profile is offered, approved, found in the directory, and taken away", async ({
  page,
  query,
  browser,
  hire,
  baseURL,
}) => {
  const here = { page, lang: "ar" } as const;
  const t = texts.ar;
  const { id, email, password } = await addMember({ query, name: "Mina Rahal", lang: "ar" });
  await signInOnSite(here, { email, password });
  await openPart(here, t.member_profile);
  await page.locator("[name=trade]").selectOption("designer");
  await page.locator("[name=country]").selectOption("LB");
  await page.locator('input[name=languages][value="ar"]').check();
  await page.locator("[name=about]").fill("Concert halls.");
  await page.getByLabel(t.list_me).check();
  await save(here);
  await expect(page.getByText(t.profile_state_waiting)).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(`/ar/profiles/${id}`)).status()).toBe(404);

  const { desk, leave } = await openBackOffice({
    browser,
    baseURL,
    editor: await hire({ role: "editor" }),
  });
  await desk.getByRole("menuitem", { name: "Profiles" }).click();
  await desk.getByRole("cell", { name: "Mina Rahal" }).first().click();
  await desk.goto(`/admin/profiles/${id}/show`);
  await expect(desk.getByText("Concert halls.")).toBeVisible();
  await desk.getByRole("button", { name: "Approve and show" }).click();
  await expect(desk.getByText("Approved", { exact: true })).toBeVisible();
  await leave();

  // A stored page may be shown once more while it is drawn anew.
  await expect(async () => {
    await page.goto("/ar/profiles?trade=designer&country=LB");
    await expect(page.locator(`a[href="/ar/profiles/${id}"]`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await page.goto(`/ar/users/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Mina Rahal" })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: t.profile_contact }).click();
  await expect(page.getByRole("dialog").locator("input[name=member]")).toHaveValue(id);
  await page.keyboard.press("Escape");

  await page.goto("/ar/users/privacy");
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.leave_submit }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.ok }).click();
  await expect(page).toHaveURL("/ar");
  await expect.poll(async () => (await page.request.get(`/ar/profiles/${id}`)).status()).toBe(404);
});

test("a member's article is published by an editor, under the member's name", async ({
  page,
  query,
  browser,
  hire,
  baseURL,
}) => {
  const t = texts.en;
  const member = await addMember({ query, name: "A Writer", lang: "en" });
  const title = `Rooms for quartets ${Date.now()}`;
  await signInOnSite({ page, lang: "en" }, member);
  await page.goto("/en/users/artadd");
  await page.locator("[name=title]").fill(title);
  await page.locator("[name=summary]").fill("What a quartet needs.");
  await page.getByRole("textbox", { name: t.article_body }).click();
  await page.getByRole("button", { name: t.rich_heading, exact: true }).click();
  await page.keyboard.type("Reverberation");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: t.rich_paragraph, exact: true }).click();
  await page.keyboard.type("About a second and a half.");
  await page.getByRole("button", { name: t.article_submit }).click();
  await expect(page.getByText(t.article_state_submitted)).toBeVisible();

  const { desk, leave } = await openBackOffice({
    browser,
    baseURL,
    editor: await hire({ role: "editor" }),
  });
  await desk.getByRole("menuitem", { name: "Members’ articles" }).click();
  await desk.getByRole("cell", { name: title }).click();
  await expect(desk.getByText("About a second and a half.")).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Publish" }).click();
  await expect(desk.getByText("Published").first()).toBeVisible();
  const record = desk.getByRole("link", { name: "Edit the article among the content" });
  await expect(record).toHaveAttribute("href", /\/admin\/content\/article\/[\w-]+$/);
  await leave();

  await page.reload();
  await page.getByRole("link", { name: t.article_read }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { level: 2, name: "Reverberation" })).toBeVisible();
  await expect(page.getByRole("main").getByText("A Writer")).toBeVisible();
  await expect(page.locator('a[rel="author"]')).toHaveCount(0);
});

test("whoever has to sign in first comes back to where they were", async ({
  page,
  query,
  problems,
}) => {
  const member = await addMember({ query });
  await page.goto("/en/users/myresume");
  await expect(page).toHaveURL(/\/en\/login$/);
  // Nothing has expired: they had no session.
  await expect(page.locator("[data-toast=error]")).toHaveCount(0);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/users\/myresume$/);
  await expect(page.getByRole("heading", { name: "Experience" })).toBeVisible();
  // The browser itself notes the answers that sent them to the sign-in page.
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

test("a member changes the password, though not to one that guessers know", async ({
  page,
  query,
  problems,
}) => {
  const member = await addMember({ query });
  await signInOnSite({ page, lang: "en" }, member);
  await page.goto("/en/users/privacy");
  await page.getByLabel("Current password").fill(member.password);
  await page.getByLabel("New password").fill("Password12345");
  const change = page.getByRole("button", { name: "Change the password" });
  await change.click();
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/leaked passwords/);
  await expectAccessible(page);
  await page.getByLabel("New password").fill("a wall of walnut");
  await change.click();
  await expect(page.locator("[data-toast=notice]")).toContainText("The password is changed");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Change the password" })).toBeVisible();
  forgive(problems, /status of 400/);
});
