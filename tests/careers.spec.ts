import type { Page } from "@playwright/test";
import { addMember } from "./support/add-member.ts";
import { test as office } from "./support/back-office.ts";
import { careersTexts } from "./support/careers-texts.ts";
import {
  expect,
  expectAccessible,
  forgive,
  hydrated,
  languages,
  scriptless,
} from "./support/journey.ts";
import { inventCaptchas, knownAnswer } from "./support/known-captchas.ts";
import { makePdf } from "./support/make-pdf.ts";

type Texts = (typeof careersTexts)["en"];
type Query = (statement: string, values?: unknown[]) => Promise<unknown>;

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const test = office.extend<{
  /** Somebody who registered; signed in with `signInAs`. */
  member: { id: string; email: string; password: string };
}>({
  member: async ({ query }, use) => {
    await use(await addMember({ query }));
  },
});

/** Pictures that nobody drew and whose answer is known. */
async function knowPictures(page: Page, query: Query) {
  await page.route("**/api/admin/getIcode*", async (route) => {
    const { vcodes, statement } = inventCaptchas();
    await query(statement);
    await route.fulfill({ json: { code: 1000, vcode: vcodes[0], data: { content: dot } } });
  });
}

async function signInAs(page: Page, { email, password }: { email: string; password: string }) {
  const response = await page.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.ok()).toBe(true);
}

/** From the recruitment menu to the form of one job. */
async function openJob(page: Page, lang: string, t: Texts) {
  await page.goto(`/${lang}/recruit`);
  await page.getByRole("link", { name: new RegExp(`^${t.field}\\s*\\d+$`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.field);
  await page.getByRole("main").getByRole("link", { name: t.job, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.job);
  await hydrated(page);
  return page.locator("#apply form");
}

async function write(page: Page, t: Texts) {
  const form = page.locator("main form").last();
  await form.getByLabel(t.name, { exact: true }).fill("Noor 王");
  await form.getByLabel(t.phone, { exact: true }).fill("+971 50 000 0000");
  await form.getByLabel(t.message, { exact: true }).fill("مرحبا, 您好, hello");
}

const cv = (bytes = makePdf()) => ({ name: "cv.pdf", mimeType: "application/pdf", buffer: bytes });

const lineOf = (page: Page, number: string) =>
  page.getByRole("listitem").filter({ hasText: number });

/** Fills in the form of a job that is open, with this file, and sends it. */
async function apply(page: Page, t: Texts, file: ReturnType<typeof cv>) {
  const form = page.locator("#apply form");
  await form.getByLabel(t.file).setInputFiles(file);
  // The picture is asked for when its place is seen.
  await form.locator("[name=code]").scrollIntoViewIfNeeded();
  await expect(form.locator("img")).toBeVisible();
  await form.getByLabel(t.code, { exact: true }).fill(knownAnswer);
  await form.getByRole("button", { name: t.send }).click();
}

/** The number on the receipt. */
async function received(page: Page, t: Texts) {
  await expect(page.getByRole("heading", { name: t.received })).toBeFocused();
  const number = (await page.getByTestId("receipt-number").textContent()) ?? "";
  expect(number).toMatch(/^\w{4}-\w{4}$/);
  return number;
}

for (const lang of languages) {
  const t: Texts = careersTexts[lang];

  test.describe(lang, () => {
    test("find a job, apply with a PDF, see how it stands", async ({ page, query, member }) => {
      await knowPictures(page, query);
      await page.goto(`/${lang}/recruit`);
      await signInAs(page, member);
      const form = await openJob(page, lang, t);
      if (lang === "ar") await expectAccessible(page);
      await page.getByRole("link", { name: t.apply }).click();
      await write(page, t);

      await form.getByRole("button", { name: t.send }).click();
      const alert = page.getByRole("alertdialog");
      await expect(alert).toContainText(t.noFile);
      await alert.getByRole("button", { name: t.ok }).click();
      await apply(page, t, cv(Buffer.from("<html></html>")));
      await expect(alert).toContainText(t.notPdf);
      await alert.getByRole("button", { name: t.ok }).click();
      await apply(page, t, cv());
      const number = await received(page, t);
      if (lang === "ar") await expectAccessible(page);

      await page.goto(`/${lang}/users/applications`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.own);
      await expect(lineOf(page, number)).toContainText(t.states.new);
      if (lang === "ar") await expectAccessible(page);
      await query("update job_application set status = 'interview' where number = $1", [number]);
      await page.reload();
      await expect(lineOf(page, number)).toContainText(t.states.interview);
      const own = page.waitForEvent("download");
      await lineOf(page, number).getByRole("link").last().click();
      expect((await own).suggestedFilename()).toBe(`application-${number}.pdf`);
    });

    // What hangs on no words is tried in one of the languages.
    if (lang === "en") {
      test("an application is seen by those who hire, and by the applicant where it stands", async ({
        page,
        query,
        enter,
        member,
      }) => {
        await knowPictures(page, query);
        await page.goto("/en/recruit/details/office-accountant");
        await signInAs(page, member);
        await hydrated(page);
        await write(page, t);
        await apply(page, t, cv());
        const number = await received(page, t);

        await page.context().clearCookies();
        await enter({ role: "personnel", at: "applications" });
        await page.getByRole("cell", { name: number }).click();
        await expect(page.getByText("مرحبا, 您好, hello")).toBeVisible();
        await expectAccessible(page);
        const download = page.waitForEvent("download");
        await page.getByRole("link", { name: "Download the PDF" }).click();
        expect((await download).suggestedFilename()).toBe(`application-${number}.pdf`);
        await page.getByLabel("State").click();
        await page.getByRole("option", { name: "Interview" }).click();
        await expect(page.getByText("Moved to “Interview”")).toBeVisible();

        await page.context().clearCookies();
        await signInAs(page, member);
        await page.goto("/en/users/applications");
        await expect(lineOf(page, number)).toContainText(t.states.interview);
      });
    }

    if (lang === "zh") {
      test("a member sends the résumé they keep here", async ({ page, query, member }) => {
        await query(
          `insert into resume_entry (member_id, kind, position, place, title, began)
         values ($1, 'experience', 0, 'Hall', 'Engineer', '2019-09')`,
          [member.id],
        );
        await page.goto(`/${lang}/recruit`);
        await signInAs(page, member);
        const form = await openJob(page, lang, t);
        await write(page, t);
        await form.getByLabel(t.useResume).check();
        await expect(form.getByLabel(t.file)).toBeHidden();
        await form.getByRole("button", { name: t.send }).click();
        await expect(page.getByTestId("receipt-number")).toHaveText(/^\w{4}-\w{4}$/);
      });
    }

    if (lang === "ar") {
      test("topics gather articles, and the product list is plain", async ({ page }) => {
        await page.goto(`/${lang}/topics`);
        await page.getByRole("main").getByRole("article").first().getByRole("link").click();
        await expect(page.locator('main a[href*="/article/"]').first()).toBeVisible();
        await expect(page.locator('main a[href*="/productdetail/"]').first()).toBeVisible();
        await expectAccessible(page);
        await page.goto(`/${lang}/subMenu`);
        await page.locator('main a[href$="/subMenu/wood-slat"]').click();
        await expect(page.locator('main a[href$="/productdetail/slat-oak.html"]')).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

test("who has to sign in first comes back to what they wrote", async ({
  page,
  query,
  member,
  problems,
}) => {
  const t = careersTexts.ar;
  await query(
    `insert into resume_entry (member_id, kind, position, place, title, began)
     values ($1, 'experience', 0, 'Hall', 'Engineer', '2019-09')`,
    [member.id],
  );
  await page.goto("/ar/recruit/details/office-accountant");
  await hydrated(page);
  const form = page.locator("#apply form");
  await write(page, t);
  await form.getByLabel(t.useResume).check();
  await form.getByRole("button", { name: t.send }).click();

  await expect(page).toHaveURL(/\/ar\/login$/);
  await page.locator("[name=email]").fill(member.email);
  await page.locator("[name=password]").fill(member.password);
  await page.locator("main form button[type=submit]").click();

  await expect(page).toHaveURL(/\/ar\/recruit\/details\/office-accountant#apply$/);
  await expect(form.getByLabel(t.message, { exact: true })).toHaveValue("مرحبا, 您好, hello");
  await expect(form.getByLabel(t.useResume)).toBeChecked();
  await expect(form).toBeInViewport();
  await form.getByRole("button", { name: t.send }).click();
  await expect(page.getByTestId("receipt-number")).toHaveText(/^\w{4}-\w{4}$/);
  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel(t.message, { exact: true })).toHaveValue("");
  expect(problems.splice(0)).toEqual([expect.stringContaining("status of 401")]);
});

test.describe("without JavaScript", scriptless, () => {
  for (const lang of languages) {
    const t: Texts = careersTexts[lang];

    test(`an application in ${lang} is asked for file and code on the next page`, async ({
      page,
      query,
      problems,
    }) => {
      await page.goto(`/${lang}/recruit/details/office-accountant`);
      await expect(page.getByText(t.follows)).toBeVisible();
      await expect(page.locator("#apply form").getByLabel(t.file)).toBeHidden();
      await write(page, t);
      await page.locator("#apply form").getByRole("button", { name: t.send }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/recruit/apply/office-accountant$`));
      await expect(page.getByRole("alert")).toContainText(t.noFile);

      const form = page.locator("main form").last();
      await expect(form.getByLabel(t.name, { exact: true })).toHaveValue("Noor 王");
      const vcode = await form.locator("[name=vcode]").inputValue();
      await query(
        "update captcha set answer = $1, issued_at = now() - interval '10 s' where vcode = $2",
        [knownAnswer, vcode],
      );
      await form.getByLabel(t.file).setInputFiles(cv());
      await form.getByLabel(t.code, { exact: true }).fill(knownAnswer);
      await form.getByRole("button", { name: t.send }).click();
      await expect(page.getByRole("heading", { name: t.received })).toBeVisible();
      await expect(page.getByTestId("receipt-number")).toHaveText(/^\w{4}-\w{4}$/);
      // The browser notes that the first form was not taken.
      forgive(problems, /status of 422/);
    });
  }
});
