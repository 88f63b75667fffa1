import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/back-office.ts";

const languages = ["中文", "English", "العربية"];

/** Writes one text in three languages. */
async function write(within: Page | Locator, field: string, words: [string, string, string]) {
  const group = within.getByRole("group", { name: field, exact: true }).first();
  for (const [at, name] of languages.entries()) {
    await group.getByLabel(name, { exact: true }).fill(words[at] ?? "");
  }
}

async function addSection(page: Page, name: RegExp) {
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByRole("menuitem", { name }).click();
}

const section = (page: Page, name: RegExp) => page.getByRole("group", { name });
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Status" });
const seenPage = (page: Page, language: string) =>
  page.frameLocator(`iframe[title="The page in ${language}"]:not([inert])`);

test("a landing page from nothing to published: in three languages, arranged, hidden, on the menu", async ({
  page,
  enter,
}) => {
  await enter({ role: "editor", at: "content/landing_page/create" });
  const id = `quiet-clinics-${Date.now()}`;
  await write(page, "Title", ["安静的诊所", "Quiet clinics", "عيادات هادئة"]);
  await page.getByLabel("Name in the address").fill(id);

  // What is not there yet is no reason not to look at the page.
  await toolbar(page).getByRole("button", { name: "Page beside" }).click();
  await addSection(page, /^Quote/);
  const quote = section(page, /^Quote/);
  await write(quote, "Words", ["终于安静了。", "Quiet at last.", "هدوء أخيرًا."]);
  await expect(seenPage(page, "English").getByText("Quiet at last.")).toBeVisible();
  await write(quote, "Who said so", ["院长", "The head of the clinic", "مديرة العيادة"]);

  await addSection(page, /^Opening/);
  const opening = section(page, /^Opening/);
  await write(opening, "Heading", ["听得清", "Heard and understood", "صوت مسموع"]);
  await addSection(page, /^Call to action/);
  const action = section(page, /^Call to action/);
  await write(action, "Heading", ["写信给我们", "Write to us", "راسلنا"]);
  await write(action, "Words", ["联系", "Contact", "تواصل"]);
  await action.getByLabel("Leads to").fill("/aboutUs/lianxi.html");

  // By the button, then by an arrow key on the handle.
  await opening.getByRole("button", { name: "Move up" }).click();
  await expect(seenPage(page, "English").locator("h1")).toHaveText("Heard and understood");
  const handle = action.getByRole("button", { name: /to arrange/ });
  await handle.press("ArrowUp");
  await expect(page.getByRole("group", { name: /^(?:Opening|Quote|Call to action) ·/ })).toHaveText(
    [/^Opening/, /^Call to action/, /^Quote/],
  );
  await quote.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(seenPage(page, "English").getByText("Quiet at last.")).toBeHidden();
  // What the pointer rests on has a name beside it, which is no part of the page.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page);

  await toolbar(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/content/landing_page/${id}$`));
  await expect(toolbar(page).getByText("Published")).toBeVisible();

  for (const [lang, words, hidden] of [
    ["zh", "听得清", "终于安静了"],
    ["en", "Heard and understood", "Quiet at last"],
    ["ar", "صوت مسموع", "هدوء أخيرًا"],
  ] as const) {
    const visited = await page.request.get(`/${lang}/pages/${id}`);
    expect(visited.status()).toBe(200);
    expect(visited.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    const html = await visited.text();
    expect(html).toContain(words);
    expect(html).not.toContain(hidden);
    expect(html).toContain(`href="/${lang}/aboutUs/lianxi.html"`);
  }

  await page.getByRole("link", { name: "Add to the main navigation…" }).click();
  await expect(page.getByText("8 fit at most, so hide another first")).toBeVisible();
  await expect(page.getByLabel("Address", { exact: true }).last()).toHaveValue(`/pages/${id}`);
});

test("a page beside its texts: a click leads to the field, what is typed is seen, nothing runs in it", async ({
  page,
  enter,
}) => {
  await enter({ role: "editor", at: "content/page_copy/topics" });
  await toolbar(page).getByRole("button", { name: "Page beside" }).click();
  const preview = page.getByRole("region", { name: "Page beside" });
  const title = seenPage(page, "English").locator("h1[tabindex='0']");
  await title.click();
  const english = page
    .getByRole("group", { name: "Heading", exact: true })
    .first()
    .getByLabel("English", { exact: true });
  await expect(english).toBeFocused();
  await english.fill("Subjects, one by one");
  await expect(seenPage(page, "English").locator("h1")).toHaveText("Subjects, one by one");

  await preview.getByRole("button", { name: "العربية" }).click();
  const arabic = seenPage(page, "العربية").locator("h1[tabindex='0']");
  await arabic.press("Enter");
  await expect(
    page.getByRole("group", { name: "Heading", exact: true }).first().getByLabel("العربية"),
  ).toBeFocused();
  await preview.getByRole("button", { name: "Phone" }).click();
  await expect(preview.locator("iframe:not([inert])")).toHaveCSS("width", "390px");

  const framed = await preview.locator("iframe:not([inert])").getAttribute("src");
  const policy = async (address: string) =>
    (await page.request.get(address)).headers()["content-security-policy"] ?? "";
  const inFrame = await page.request.get(framed ?? "");
  expect(inFrame.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(inFrame.headers()["content-security-policy"]).toContain("script-src 'none'");
  expect(inFrame.headers()["content-security-policy"]).toContain("form-action 'none'");
  expect(await inFrame.text()).not.toContain("<script");
  // The link that is shared, and a page that is asked for as if it were a preview, frame nowhere.
  expect(await policy(framed?.replace("&framed", "") ?? "")).toContain("frame-ancestors 'none'");
  expect(await policy("/en/topics?framed")).toContain("frame-ancestors 'none'");
  expect(await policy(`/en/topics?preview=${"x".repeat(32)}&framed`)).toContain(
    "frame-ancestors 'none'",
  );
});
