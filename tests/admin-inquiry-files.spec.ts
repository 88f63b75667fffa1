import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { attachments } from "./support/inquiry-files.ts";
import { forgive } from "./support/journey.ts";
import { inventCaptchas, knownAnswer } from "./support/known-captchas.ts";
import { makePdf } from "./support/make-pdf.ts";

const fullName = "Mohammed Al-Rashid, Example Trading";
let count = 0;

test("an inquiry with attachments is read, downloaded and deleted", async ({
  page,
  enter,
  query,
  request,
  problems,
}) => {
  const name = `Mo${process.pid % 1000}${count++}`;
  const { vcodes, statement } = inventCaptchas();
  await query(statement);
  const form = new FormData();
  const written = {
    ...{ name, fullName, phone: "+971 50 000 0000", country: "Oman", conts: "See the plan" },
    ...{ lang: "en", vcode: String(vcodes[0]), code: knownAnswer },
  };
  for (const [field, value] of Object.entries(written)) form.set(field, value);
  for (const { name: file, mimeType: type, buffer } of await attachments()) {
    form.append("files", new File([new Uint8Array(buffer)], file, { type }));
  }
  const response = await request.post("/api/admin/addMessage", { multipart: form });
  expect(await response.json()).toMatchObject({ code: 1000 });

  await enter({ role: "administrator", at: "inquiries" });
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(fullName);
  await expect(row).toContainText("2 files");
  await row.getByText("See the plan").click();
  await expect(page.getByRole("region", { name: "Context" })).toContainText(fullName);
  const files = page.getByRole("region", { name: "Attachments" });
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);

  async function download(file: string) {
    const arriving = page.waitForEvent("download");
    await files.getByRole("link", { name: `Download ${file}` }).click();
    const saved = await arriving;
    return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
  }
  const plan = await download("plan.pdf");
  expect(plan.name).toMatch(/^inquiry-\d+-\d+\.pdf$/);
  expect(plan.bytes.equals(makePdf())).toBe(true);
  const picture = await download("hall.png");
  expect(picture.name).toMatch(/^inquiry-\d+-\d+\.webp$/);
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: "webp", width: 320 });

  await page.getByRole("button", { name: "Delete inquiry" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Inquiry deleted")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
  // The news that it is gone may come before the screen has changed.
  forgive(problems, /status of 404/);
});

test("sales read attachments and do not delete inquiries", async ({ page, enter, query }) => {
  const name = `Sa${process.pid % 1000}${count++}`;
  await query(
    `insert into inquiry (purpose, lang, name, phone, email, address, country, message)
     values ('message', 'en', $1, '1', '', '', '', 'No plan')`,
    [name],
  );
  await enter({ role: "sales", at: "inquiries" });
  await page.getByRole("row").filter({ hasText: name }).getByText("No plan").click();
  await expect(page.getByRole("region", { name: "Context" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Attachments" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete inquiry" })).toHaveCount(0);
});

test("an administrator sets who is told by mail; an editor does not see it", async ({
  page,
  enter,
  query,
  problems,
}) => {
  await query("update mail_recipients set addresses = '{hello@example.com}'");
  await enter({ role: "administrator", at: "recipients" });
  const addresses = page.getByRole("textbox", { name: "Addresses" });
  await expect(addresses).toHaveValue("hello@example.com");
  await expectAccessible(page);
  await addresses.fill("nobody");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(addresses).toHaveAccessibleDescription(/One valid address in each line/);
  await addresses.fill("sales@example.com\noffice@example.com");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Recipients saved")).toBeVisible();
  await page.reload();
  await expect(addresses).toHaveValue("sales@example.com\noffice@example.com");

  await page.context().clearCookies();
  await enter({ role: "editor" });
  await expect(page.getByRole("menuitem", { name: "Site settings" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Mail recipients" })).toHaveCount(0);
  forgive(problems, /status of 400/);
});
