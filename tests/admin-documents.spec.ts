import { companyDay } from "#domain/company/company-day.ts";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";
import { makePdf } from "./support/make-pdf.ts";

const inDays = (days: number) => companyDay(new Date(Date.now() + days * 86_400_000));
const upload = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("a certificate is uploaded with its last day, offered, told of on the dashboard, and ends", async ({
  page,
  enter,
  query,
  problems,
}) => {
  const id = `fire-certificate-${Date.now()}`;
  await enter({ role: "editor", at: "content/document" });
  await page.getByRole("link", { name: "Create" }).click();
  const titles = page.getByRole("group", { name: "Title", exact: true });
  for (const [name, title] of [
    ["中文", "消防证书"],
    ["English", "Fire certificate"],
    ["العربية", "شهادة الحريق"],
  ] as const) {
    await titles.getByLabel(name, { exact: true }).fill(`${title} ${id}`);
  }
  const file = page.getByRole("group", { name: "File", exact: true });
  await file.locator("input[type=file]").setInputFiles(upload("no.pdf", Buffer.from("no PDF")));
  await expect(file.getByText(/not a whole PDF/)).toBeVisible();
  forgive(problems, /status of 415/);
  await file.locator("input[type=file]").setInputFiles(upload("scan 7.pdf", makePdf()));
  await expect(file.getByText("scan 7.pdf")).toBeVisible();
  await expect(file.getByText(/not a whole PDF/)).toBeHidden();
  await page.getByLabel("Name in the address").fill(id);
  await expect(page.getByLabel("Valid until")).toHaveValue("");
  await page.getByLabel("Valid until").fill("2020-01-31");
  const toolbar = page.getByRole("toolbar");
  await toolbar.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByLabel("Valid until")).toHaveAccessibleDescription(/That day has passed/);
  forgive(problems, /status of 400/);
  await page.getByLabel("Valid until").fill(inDays(20));
  await page.getByRole("checkbox", { name: "English" }).check();
  await expectAccessible(page);
  await toolbar.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/content/document/${id}$`));

  for (const [lang, title, until] of [
    ["zh", "消防证书", "有效期至"],
    ["en", "Fire certificate", "valid until"],
    ["ar", "شهادة الحريق", "صالح حتى"],
  ] as const) {
    const listed = async () => (await page.request.get(`/${lang}/downloads.html`)).text();
    await expect.poll(listed, { intervals: [50] }).toContain(`${title} ${id}`);
    expect(await listed()).toContain(until);
  }
  const address = `/api/downloads/${id}/document.pdf`;
  expect((await page.request.get(address)).headers()["content-type"]).toBe("application/pdf");

  await page.goto("/admin/dashboard");
  const ending = page.getByRole("region", { name: "Documents that end" });
  await expect(
    ending.getByRole("link", { name: new RegExp(`Certificate “.*${id}” ends on`) }),
  ).toBeVisible();
  await expectAccessible(page);

  await query(
    `update document set content = content || jsonb_build_object('validUntil', $2::text) where id = $1`,
    [id, inDays(-1)],
  );
  await expect
    .poll(async () => (await page.request.get("/en/downloads.html")).text(), { intervals: [50] })
    .not.toContain(id);
  expect((await page.request.get(address)).status()).toBe(404);
  await page.reload();
  await ending.getByRole("link", { name: new RegExp(`${id}” ended on`) }).click();
  await expect(page.getByLabel("Valid until")).toHaveValue(inDays(-1));
  await query("delete from document where id = $1", [id]);
});

test("a viewer sees documents and changes none", async ({ page, enter }) => {
  await enter({ role: "viewer", at: "content/document" });
  await expect(page.getByRole("link", { name: "Create" })).toHaveCount(0);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Documents that end" })).toHaveCount(0);
});
