import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";

const languages = { 中文: "zh", English: "en", العربية: "ar" };

/** Writes one text in three languages. */
async function write(page: Page | Locator, field: string, words: [string, string, string]) {
  const group = page.getByRole("group", { name: field, exact: true });
  for (const [at, name] of Object.keys(languages).entries()) {
    await group.getByLabel(name, { exact: true }).fill(words[at] ?? "");
  }
}

async function writeRich(page: Page, field: string, words: [string, string, string]) {
  for (const [at, name] of Object.keys(languages).entries()) {
    await page.getByRole("textbox", { name: `${field} ${name}` }).fill(words[at] ?? "");
  }
}

async function choosePicture(page: Page, field: string, id: string) {
  const group = page.getByRole("group", { name: field, exact: true });
  await group.getByRole("button", { name: "Choose a picture" }).click();
  const library = page.getByRole("dialog", { name: "Choose a picture" });
  await library.getByLabel("Find by name").fill(id);
  await library.getByRole("button").filter({ hasText: id }).first().click();
  await expect(group.getByRole("img")).toBeVisible();
}

const toolbar = (page: Page) => page.getByRole("toolbar");

test("an article: written in three languages, previewed, scheduled, published, on the site at once", async ({
  page,
  enter,
  query,
  context,
}) => {
  await enter({ role: "editor", at: "content/article" });
  await page.getByRole("link", { name: "Create" }).click();
  const id = `felt-and-silence-${Date.now()}`;
  await write(page, "Title", ["毛毡与安静", "Felt and silence", "اللباد والصمت"]);
  await write(page, "Summary", ["毛毡为什么吸音", "Why felt absorbs", "لماذا يمتص اللباد"]);
  await writeRich(page, "Text", ["毛毡吸收声音。", "Felt takes up sound.", "اللباد يمتص الصوت."]);
  const arabic = page.getByRole("textbox", { name: "Text العربية" });
  await expect(arabic).toHaveAttribute("dir", "rtl");
  await page.getByLabel("Name in the address").fill(id);
  await choosePicture(page, "Cover", "slat-oak-1");

  await toolbar(page).getByRole("button", { name: "Preview" }).click();
  const links = page.getByRole("dialog", { name: "Preview" });
  for (const [name, words] of [
    ["中文", "毛毡吸收声音。"],
    ["English", "Felt takes up sound."],
    ["العربية", "اللباد يمتص الصوت."],
  ] as const) {
    const opened = context.waitForEvent("page");
    await links.getByRole("link", { name }).click();
    const seen = await opened;
    await expect(seen.getByText(words)).toBeVisible();
    await seen.close();
  }
  await page.keyboard.press("Escape");
  expect((await page.request.get(`/en/article/${id}.html`)).status()).toBe(404);

  await toolbar(page).getByRole("button", { name: "Schedule…" }).click();
  const schedule = page.getByRole("dialog", { name: "Schedule" });
  const at = await schedule.getByLabel("Publish at").inputValue();
  // A slip in the year: nothing goes on the site for that.
  await schedule.getByLabel("Publish at").fill(at.replace(/^\d{4}/, "2020"));
  await schedule.getByRole("button", { name: "Schedule" }).click();
  await expect(schedule.getByText("That time has passed")).toBeVisible();
  await schedule.getByLabel("Publish at").fill(at);
  await expect(schedule.getByText("That time has passed")).toBeHidden();
  await schedule.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("it will be published in time")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/content/article/${id}$`));
  await expect(toolbar(page).getByText("Scheduled")).toBeVisible();
  expect((await page.request.get(`/en/article/${id}.html`)).status()).toBe(404);

  await query(
    "update article set publish_at = now() + interval '1 second' where content ->> 'id' = $1",
    [id],
  );
  await expect
    .poll(async () => (await page.request.get(`/en/article/${id}.html`)).status(), {
      intervals: [100],
    })
    .toBe(200);
  await page.reload();
  await expect(toolbar(page).getByText("Published")).toBeVisible();

  for (const lang of Object.values(languages))
    await page.request.get(`/${lang}/article/${id}.html`);
  await write(page, "Title", ["毛毡与宁静", "Felt and quiet", "اللباد والهدوء"]);
  await toolbar(page).getByRole("button", { name: "Save and update the site" }).click();
  await expect(page.getByText("the site is up to date")).toBeVisible();
  for (const [lang, words] of [
    ["zh", "毛毡与宁静"],
    ["en", "Felt and quiet"],
    ["ar", "اللباد والهدوء"],
  ]) {
    await expect
      .poll(async () => (await page.request.get(`/${lang}/article/${id}.html`)).text(), {
        intervals: [50],
      })
      .toContain(words);
  }
  await expectAccessible(page);
});

test("a preview: nobody without its token, nobody after it is over, and never a stored page", async ({
  page,
  enter,
  query,
}) => {
  await enter({ role: "editor", at: "content/programme/office-acoustics" });
  const address = "/en/programme/office-acoustics";
  const published = await (await page.request.get(address)).text();
  await page
    .getByRole("group", { name: "Title", exact: true })
    .first()
    .getByLabel("English")
    .fill("Not yet published");
  await toolbar(page).getByRole("button", { name: "Preview" }).click();
  const href = await page.getByRole("link", { name: "English" }).getAttribute("href");
  const seen = await page.request.get(href ?? "");
  expect(await seen.text()).toContain("Not yet published");
  expect(seen.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  expect(seen.headers().etag).toBeUndefined();
  expect(await (await page.request.get(address)).text()).toBe(published);
  const forged = await page.request.get(`${address}?preview=${"x".repeat(32)}`);
  expect(forged.status()).toBe(404);
  expect(await forged.text()).not.toContain("acoustic");
  await query("update content_preview set expires_at = now()");
  const over = await page.request.get(href ?? "");
  expect(over.status()).toBe(404);
  expect(await over.text()).toContain("expired");
});

test("a product with mountings: the curve and the ratings follow what is typed", async ({
  page,
  enter,
  baseURL,
}) => {
  await enter({ role: "editor", at: "content/product/create" });
  const id = `slat-maple-${Date.now()}`;
  await write(page, "Title", ["枫木格栅", "Maple slat", "شرائح القيقب"]);
  await write(page, "Summary", ["枫木", "Maple", "القيقب"]);
  await writeRich(page, "Description", ["说明", "Text", "نص"]);
  await page.getByLabel("Code", { exact: true }).fill("TH-MAPLE");
  await page.getByLabel("Name in the address").fill(id);
  await page.getByRole("combobox", { name: "Class" }).fill("slat");
  await page.getByRole("option").first().click();
  await choosePicture(page, "Pictures", "slat-oak-1");

  await page.getByRole("button", { name: "Add a mounting" }).click();
  const mounting = page.getByRole("group", { name: "Mountings No. 1" });
  await mounting.getByLabel("Id", { exact: true }).fill("direct");
  await mounting.getByLabel("Depth of the system").fill("22");
  await write(mounting, "Build-up, from the wall outwards", ["板", "Panel", "لوح"]);
  await mounting.getByLabel("A laboratory has measured this product").check();
  for (const [label, value] of [
    ["Standard", "ISO 354"],
    ["Laboratory", "A laboratory"],
    ["Report number", "R-1"],
    ["Date of the report", "2026-01-01"],
  ] as const) {
    await mounting.getByRole("textbox", { name: label, exact: true }).fill(value);
  }
  const bands = { 125: "0.1", 250: "0.35", 500: "0.8", 1000: "0.95", 2000: "0.9", 4000: "0.85" };
  for (const [band, value] of Object.entries(bands)) {
    await mounting.getByLabel(`Coefficient ${band} Hz`).fill(value);
  }
  const ratings = mounting.getByRole("status", { name: "Ratings" });
  await expect(ratings).toContainText("αw 0.65 (MH) · Class C · NRC 0.75 · from octave values");
  await expect(
    mounting.getByRole("img", { name: "Absorption curve" }).locator("circle"),
  ).toHaveCount(6);
  await mounting.getByLabel("Coefficient 250 Hz").fill("0.7");
  await expect(ratings).toContainText("NRC 0.85");

  await write(page, "Minimum order", ["一箱", "One carton", "كرتونة واحدة"]);
  const lead = page.getByRole("group", { name: "Lead time" });
  await lead.getByLabel("From").fill("20");
  await lead.getByLabel("To (d)").fill("30");
  await toolbar(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("the site is up to date")).toBeVisible();
  await page.goto(`${baseURL}/en/productdetail/${id}.html`);
  await expect(page.getByText("0.85").first()).toBeVisible();

  await page.goto("/admin/content/claims");
  await page.getByPlaceholder("Search").fill("slat-oak");
  await expect(
    page.getByRole("cell", { name: "α 0.12 – 0.75 1.09 0.85 0.81" }).first(),
  ).toBeVisible();
});

test("a contradiction leads to its field, and is gone when it is mended", async ({
  page,
  enter,
  query,
}) => {
  const id = "office-dubai-bank-branch";
  const setYear = (year: number) =>
    query(
      `update project_case set content = jsonb_set(content, '{year}', '${year}') where id = '${id}'`,
    );
  await setYear(2015);
  try {
    await enter({ role: "editor", at: "content/findings" });
    await page.getByRole("cell", { name: /The first booth/ }).click();
    await expect(page).toHaveURL(new RegExp(`content/project_case/${id}\\?field=year`));
    const year = page.getByLabel("Year");
    await expect(year).toBeFocused();
    await year.fill("2024");
    await toolbar(page).getByRole("button", { name: "Save and update the site" }).click();
    await expect(page.getByText("the site is up to date")).toBeVisible();
    await page.goto("/admin/content/findings");
    await page.getByPlaceholder("Search").fill(id);
    await expect(page.getByText("Nothing was found.")).toBeVisible();
  } finally {
    await setYear(2024);
  }
});

test("a revision is compared and restored", async ({ page, enter, query }) => {
  const stored = async () =>
    (await query("select content::text from article where id = 'what-is-nrc'")).rows[0]?.content;
  const original = await stored();
  await enter({ role: "editor", at: "content/article/what-is-nrc" });
  const title = page
    .getByRole("group", { name: "Title", exact: true })
    .first()
    .getByLabel("English");
  await title.fill("Something quite different");
  await toolbar(page).getByRole("button", { name: "Save and update the site" }).click();
  await expect(page.getByText("the site is up to date")).toBeVisible();
  expect(await stored()).not.toBe(original);
  await expect(page.getByText("this may be out of date").first()).toBeVisible();
  await expect(toolbar(page).getByRole("img", { name: "العربية: 1 to update" })).toBeVisible();

  await toolbar(page).getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByRole("button").filter({ hasText: "Changed" }).first().click();
  await expect(history.getByRole("row", { name: /Title › English/ })).toContainText(
    "Something quite different",
  );
  await history.getByRole("button", { name: "Restore this revision" }).click();
  await expect(history).toBeHidden();
  await expect(title).not.toHaveValue("Something quite different");
  expect(await stored()).toBe(original);
});

test("two people edit the same: the second sees both versions and loses nothing", async ({
  page,
  enter,
  browser,
  hire,
  baseURL,
  problems,
}) => {
  await enter({ role: "editor", name: "Li Mei", at: "content/programme/home-listening" });
  const [title, summary] = ["Title", "Summary"].map((field) =>
    page.getByRole("group", { name: field, exact: true }).first().getByLabel("English"),
  ) as [Locator, Locator];
  await title.fill("My title");
  await expect(toolbar(page).getByText("Unsaved changes")).toBeVisible();

  const colleague = await hire({ role: "editor", name: "Wang Jun" });
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const { email, password } = colleague;
  await elsewhere.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers: { Origin: baseURL ?? "" },
  });
  const path = "/api/backoffice/content/programme/home-listening";
  const record = await (await elsewhere.request.get(path)).json();
  record.content.title.en = "Their title";
  record.content.summary.en = "Their summary";
  const saved = await elsewhere.request.put(path, {
    data: record,
    headers: { Origin: baseURL ?? "" },
  });
  expect(saved.status()).toBe(200);
  await elsewhere.close();

  await toolbar(page).getByRole("button", { name: "Save and update the site" }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody else has changed this" });
  await expect(dialog).toContainText("Wang Jun");
  // The refusal is what this is about; the browser notes it down.
  forgive(problems, /409 \(Conflict\)/);
  await expect(dialog.getByRole("row", { name: /Title › English/ })).toContainText(
    "Their titleMy title",
  );
  await expect(dialog.getByLabel("Title › English Mine")).toBeChecked();
  await expect(dialog.getByLabel("Summary › English Theirs")).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge and save" }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("My title");
  await expect(summary).toHaveValue("Their summary");
});

test("unsaved work survives a closed tab; a new address offers a redirect", async ({
  page,
  enter,
  context,
}) => {
  await enter({ role: "editor", at: "content/article/home-cinema-and-piano-rooms" });
  const field = (on: Page) =>
    on.getByRole("group", { name: "Title", exact: true }).first().getByLabel("English");
  await field(page).fill("Written and never saved");
  await expect(toolbar(page).getByText("Unsaved changes")).toBeVisible();
  // Kept as soon as one stops to think.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) =>
      key.startsWith("office-draft/article/home-cinema-and-piano-rooms/"),
    ),
  );
  await page.close();
  const again = await context.newPage();
  await again.goto("/admin/content/article/home-cinema-and-piano-rooms");
  await expect(again.getByText("Your unsaved work of")).toBeVisible();
  await expect(field(again)).toHaveValue("Written and never saved");
  await again.getByRole("button", { name: "Discard it" }).click();
  await expect(field(again)).not.toHaveValue("Written and never saved");
  await again.reload();
  await expect(field(again)).toBeVisible();
  await expect(again.getByText("Your unsaved work of")).toBeHidden();

  await again.getByLabel("Name in the address").fill("home-cinema-and-pianos");
  await toolbar(again).getByRole("button", { name: "Save and update the site" }).click();
  const moved = again.getByRole("dialog", { name: "The page gets a new address" });
  await expect(moved).toContainText(
    "/article/home-cinema-and-piano-rooms.html → /article/home-cinema-and-pianos.html",
  );
  await expect(moved.getByLabel("Lead the old address to the new one")).toBeChecked();
  await moved.getByRole("button", { name: "Save the new address" }).click();
  await expect(again.getByText("the old address leads to the new one")).toBeVisible();
  await expect(again).toHaveURL(/content\/article\/home-cinema-and-pianos$/);
  await expect
    .poll(async () => {
      const old = "/en/article/home-cinema-and-piano-rooms.html";
      return (await again.request.get(old)).url();
    })
    .toContain("/en/article/home-cinema-and-pianos.html");
});

test("lists: order by keys, several at once, the trash, and any record by Ctrl K", async ({
  page,
  enter,
}) => {
  await enter({ role: "editor", at: "content/milestone" });
  const rows = page.getByRole("row");
  const first = await rows.nth(0).textContent();
  await rows.nth(0).getByRole("button", { name: "Drag to arrange" }).press("ArrowDown");
  await expect(page.getByText("The order is saved")).toBeVisible();
  await page.reload();
  await expect(rows.nth(1)).toHaveText(first ?? "");

  await page.goto("/admin/content/synonym");
  await rows.nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Move to trash" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("In the trash: 1")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Trash", exact: true }).click();
  // The rows from before stay until those of the trash are there.
  await expect(rows.filter({ hasText: "Published" })).toHaveCount(0);
  await rows.nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Restored: 1")).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find a screen or a record" }).fill("胡桃");
  await page.getByRole("option").filter({ hasText: "slat-walnut" }).first().click();
  await expect(page).toHaveURL(/content\/product\/slat-walnut$/);
  await expect(page.getByRole("group", { name: "Mountings No. 1" })).toBeVisible();
  await expectAccessible(page);
});
