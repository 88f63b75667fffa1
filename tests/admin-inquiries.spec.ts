import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { inventCaptchas, knownAnswer } from "./support/known-captchas.ts";
import { receivedMails } from "./support/mailbox.ts";

type Query = (statement: string, values?: unknown[]) => Promise<unknown>;

let count = 0;
const invent = (name: string) => `${name}${process.pid % 1000}${count++}`.slice(0, 10);

/** Sends an inquiry as a visitor's form does. */
async function ask({
  query,
  request,
  ...changes
}: { query: Query; request: APIRequestContext; name: string } & Record<string, unknown>) {
  const { vcodes, statement } = inventCaptchas();
  await query(statement);
  const response = await request.post("/api/admin/addMessage", {
    data: {
      phone: "+20 2 2345 6789",
      email: `${String(changes.name).toLowerCase()}@example.com`,
      conts: "How much are 200 square metres?",
      country: "Egypt",
      lang: "en",
      purpose: "quote",
      product: "slat-oak",
      page: "/en/productdetail/slat-oak.html",
      utm_source: "newsletter",
      vcode: vcodes[0],
      code: knownAnswer,
      ...changes,
    },
  });
  expect(await response.json()).toMatchObject({ code: 1000 });
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
  await expect(page.getByRole("listbox")).toBeHidden();
}

test("an inquiry arrives, is opened, assigned, noted, answered, quoted and won", async ({
  page,
  hire,
  query,
  request,
}) => {
  const elsewhere = process.env.MAILING_NODE_UNDER_TEST ?? "";
  const colleague = invent("Ann Lee");
  const { email, password } = await hire({ role: "sales", name: colleague });
  await page.request.post(`${elsewhere}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { Origin: elsewhere },
  });
  await page.goto(`${elsewhere}/admin/inquiries`);
  await expect(page.getByRole("status").filter({ hasText: "Live" })).toBeVisible();

  // Sent to one node, it shows on the other without anybody asking.
  const name = invent("Layla");
  await ask({ query, request, name });
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(row.getByRole("img", { name: "Unread" })).toBeVisible();
  await expectAccessible(page);

  await row.getByText("How much are 200 square metres?").click();
  await expect(page.getByRole("heading", { level: 1, name: `Inquiry from ${name}` })).toBeVisible();
  const context = page.getByRole("region", { name: "Context" });
  await expect(context).toContainText("Egypt");
  await expect(context).toContainText("source=newsletter");
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/20223456789",
  );
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+20223456789",
  );

  await choose(page, "Assignee", colleague);
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText(`${colleague} assigned it to ${colleague}`);
  await page.getByRole("textbox", { name: "Notes" }).fill("Wants oak, call on Monday");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Wants oak");

  await choose(page, "Template", "感谢询盘 · Thank you");
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(/Tinghe Acoustics$/);
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(
    new RegExp(`^Dear ${name},`),
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Contacted");

  await choose(page, "Status", "Quoted");
  await expect(history).toContainText("set the status to “Quoted”");
  await choose(page, "Status", "Won");
  await expect(history).toContainText("set the status to “Won”");

  await choose(page, "Status", "Lost");
  const why = page.getByRole("dialog", { name: "Why was it lost?" });
  await why.getByRole("radio", { name: "Price" }).check();
  await why.getByRole("button", { name: "Set to lost" }).click();
  await expect(history).toContainText("set the status to “Lost”");
  // Every change offers its own undoing; the newest stands below.
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Won");
  await expect(history).toContainText(`${colleague} undid a change`);

  // Held back for a moment, then sent, once.
  const replies = async () =>
    (await receivedMails()).filter(({ raw }) => raw.includes(`Dear ${name}`)).map(({ to }) => to);
  await expect.poll(replies).toEqual([[`${name.toLowerCase()}@example.com`]]);
  await page.reload();
  await expect(history).toContainText("replied by mail · Sent");
});

test("what is ticked is changed together and taken back; a filter is kept and exported", async ({
  page,
  enter,
  query,
  request,
}) => {
  const name = invent("Bulk");
  await ask({ query, request, name, conts: '=cmd|"x"' });
  await ask({ query, request, name, conts: "second" });
  await enter({ role: "sales", name: "Bo Li", at: "inquiries" });
  await page.getByRole("textbox", { name: "Search" }).fill(name);
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(2);

  await page.getByRole("button", { name: "Save filter" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My people");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "My people" })).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all of this page" }).check();
  await page.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Spam" }).click();
  await expect(page.getByText("2 inquiries changed")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Spam" })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Spam" })).toHaveCount(0);

  await page.getByRole("button", { name: "Export", exact: true }).click();
  const arriving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^inquiries-.*\.csv$/);
  const file = await readFile(await download.path(), "utf8");
  expect(file.split("\r\n")).toHaveLength(4);
  expect(file).toContain(`"'=cmd|""x"""`);

  await page.reload();
  await page.getByRole("textbox", { name: "Search" }).fill("");
  await page.getByRole("button", { name: "My people" }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(2);
});

test("without a mail server the reply opens in one's own mail program", async ({
  page,
  enter,
  query,
  request,
}) => {
  const name = invent("Sara");
  await ask({ query, request, name, lang: "ar", email: "sara@example.com" });
  await enter({ role: "sales", at: "inquiries" });
  await page.getByRole("row").filter({ hasText: name }).getByText("How much").click();
  await expect(page.getByText("The site has no mail server yet")).toBeVisible();
  await choose(page, "Template", "报价 · Quotation");
  const subject = page.getByRole("textbox", { name: "Subject" });
  await expect(subject).toHaveValue(/^عرض سعر/);
  await expect(subject).toHaveAttribute("dir", "rtl");
  const href = await page.getByRole("link", { name: "Open in mail program" }).getAttribute("href");
  expect(decodeURIComponent(href ?? "")).toMatch(/^mailto:sara@example\.com\?subject=عرض سعر/);
});

test("the dashboard shows what there is, as charts and as tables", async ({
  page,
  enter,
  query,
}) => {
  await query(
    `insert into search_log (lang, query, hits, complete) values ('en', 'quetzal panel', 0, false)
     on conflict do nothing`,
  );
  await enter({ role: "viewer" });
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const inquiries = page.getByRole("region", { name: "Inquiries" });
  await expect(inquiries.locator("svg").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Searches without result" })).toContainText(
    "quetzal panel",
  );
  await page.getByRole("button", { name: "7 days" }).click();
  await inquiries.getByText("As a table").first().click();
  await expect(inquiries.getByRole("table").first().getByRole("row")).toHaveCount(8);
  await expectAccessible(page);
});
