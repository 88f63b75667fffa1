import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive, widthBeyondWindow } from "./support/journey.ts";

type Query = (
  statement: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

let count = 0;

async function receive(query: Query) {
  const name = `Fay${process.pid % 1000}${count++}`;
  const { rows } = await query(
    `insert into inquiry (purpose, lang, name, phone, email, address, country, message)
     values ('quote', 'en', $1, '1', '', '', 'Egypt', 'How much is a hall?') returning id::text`,
    [name],
  );
  return { id: String(rows[0]?.id), name };
}

test("an inquiry is planned by keys, is due, found by its tag, and lost for a reason", async ({
  page,
  query,
  enter,
  problems,
}) => {
  const { id, name } = await receive(query);
  const tag = `hotel ${name.toLowerCase()}`;
  await enter({ role: "sales", name: "Ann Lee", at: `inquiries/${id}/show` });
  const plan = page.getByRole("region", { name: "Follow-up and value" });
  const history = page.getByRole("region", { name: "History" });

  await plan.getByRole("button", { name: "Tomorrow" }).press("Enter");
  await expect(history).toContainText(/Ann Lee planned to follow up on .* assigned it to Ann Lee/);
  await expect(plan.getByLabel("Follow up on")).not.toHaveValue("");

  // What is wrong is told at its field, and what was typed stays.
  const value = plan.getByRole("textbox", { name: "Expected value" });
  await value.focus();
  await page.keyboard.type("1,200");
  await page.keyboard.press("Enter");
  await expect(plan.getByText("Thousands or decimals?")).toBeVisible();
  forgive(problems, /400 \(Bad Request\)/);
  await value.fill("12,500.50");
  // A day that is set by a button takes nothing of it along.
  await plan.getByRole("button", { name: "In a week" }).press("Enter");
  await expect(history.getByText("planned to follow up on")).toHaveCount(2);
  await expect(value).toHaveValue("12,500.50");
  const tags = plan.getByRole("combobox", { name: "Tags" });
  await tags.focus();
  await page.keyboard.type(`#${tag.toUpperCase()}`);
  await page.keyboard.press("Enter");
  await page.keyboard.type("oak");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(history).toContainText(/set the expected value to USD\s12,500\.50/);
  await expect(history).toContainText(`set the tags to ${tag}, oak`);
  await expect(plan.getByRole("button", { name: "Save" })).toBeDisabled();
  await expectAccessible(page);

  // The day after the next, so to speak.
  await query(`update inquiry set follow_up = '2026-01-05' where id = $1`, [id]);
  await page.goto("/admin/");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await waiting.getByRole("link", { name: /^1\s*Inquiries to follow up/ }).press("Enter");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Overdue since 5 Jan 2026");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(
    page
      .getByRole("navigation", { name: "Main menu" })
      .getByRole("menuitem", { name: "Inquiries" }),
  ).toHaveText(/\d/);

  await page.goto("/admin/inquiries");
  const mine = page.getByRole("group", { name: "My follow-ups" });
  const overdue = mine.getByRole("button", { name: "Overdue 1" });
  await overdue.press("Enter");
  await expect(overdue).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);

  await page.goto(`/admin/inquiries?filter=${encodeURIComponent(JSON.stringify({ tag }))}`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row.getByRole("list", { name: "Tags" })).toContainText("oak");
  await row.getByRole("link", { name }).press("Enter");

  await page.getByRole("combobox", { name: "Status" }).press("Enter");
  await page.getByRole("option", { name: "Lost" }).press("Enter");
  const why = page.getByRole("dialog", { name: "Why was it lost?" });
  const save = why.getByRole("button", { name: "Set to lost" });
  await expect(save).toBeDisabled();
  await expect(why.getByRole("radio", { name: "Price" })).toBeFocused();
  await page.keyboard.press("Space");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Half of it elsewhere");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(save).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(history).toContainText("set the status to “Lost” · reason: Price · Half of it");
  const handling = page.getByRole("region", { name: "Handling" });
  await expect(handling).toContainText("Price · Half of it elsewhere");
  await page.getByRole("button", { name: "Undo" }).last().press("Enter");
  await expect(handling.getByRole("combobox", { name: "Status" })).toHaveText("New");
  await expect(handling).not.toContainText("Price");
});

test("on a telephone nothing of it reaches beyond the window", async ({ page, query, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, name } = await receive(query);
  const account = await enter({ role: "sales", at: `inquiries/${id}/show` });
  await query(
    `update inquiry set follow_up = '2026-01-05', assignee = $2, value_minor = 999999999999,
       value_currency = 'KWD', tags = '{a rather long tag of a hotel,b,c,d,e}' where id = $1`,
    [id, account.id],
  );
  await page.reload();
  const plan = page.getByRole("region", { name: "Follow-up and value" });
  await expect(plan.getByText("a rather long tag of a hotel")).toBeVisible();
  expect(await widthBeyondWindow(page)).toBe(0);
  await expectAccessible(page);
  await page.goto("/admin/inquiries");
  await page.getByRole("button", { name: "Overdue 1" }).click();
  await expect(page.getByRole("link", { name })).toContainText("Overdue since 5 Jan 2026");
  expect(await widthBeyondWindow(page)).toBe(0);
  await expectAccessible(page);
});

/** A colleague at another window. */
async function openElsewhere({
  browser,
  baseURL,
  account: { email, password },
  at,
}: {
  browser: Browser;
  baseURL: string | undefined;
  account: { email: string; password: string };
  at: string;
}) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-GB" });
  const page = await context.newPage();
  await page.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers: { Origin: baseURL ?? "" },
  });
  await page.goto(`/admin/${at}`);
  return { page, close: () => context.close() };
}

/** Whoever comes back to a window is told at once; else it takes a moment. */
const comeBack = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));

/** Other journeys may have the same record open. */
const told = (page: Page, name: string) => page.getByRole("status").filter({ hasText: name });

for (const { what, role, at } of [
  { what: "an inquiry", role: "sales", at: undefined },
  { what: "a record", role: "editor", at: "content/job/office-accountant" },
]) {
  test(`two who have ${what} open see each other, until one leaves`, async ({
    page,
    browser,
    baseURL,
    query,
    hire,
    enter,
  }) => {
    const place = at ?? `inquiries/${(await receive(query)).id}/show`;
    const [one, other] = [`Ann ${process.pid}${count++}`, `Bo ${process.pid}${count++}`];
    await enter({ role, name: one, at: place });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
    const account = await hire({ role, name: other });
    const theirs = await openElsewhere({ browser, baseURL, account, at: place });
    await expect(told(theirs.page, one)).toContainText("open as well");
    await comeBack(page);
    const seen = told(page, other);
    await expect(seen).toBeVisible();
    await expectAccessible(page);

    const left = theirs.page.waitForResponse(
      (response) =>
        response.url().includes("/presence") && response.request().method() === "DELETE",
    );
    await theirs.page.getByRole("menuitem", { name: "Dashboard" }).click();
    expect((await left).ok()).toBe(true);
    await comeBack(page);
    await expect(seen).toBeHidden();
    await theirs.close();
  });
}
