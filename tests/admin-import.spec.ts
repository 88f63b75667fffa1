import { randomUUID } from "node:crypto";
import { expect, expectAccessible, test } from "./support/back-office.ts";

const file = (name: string, lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\n")),
});

test("a sheet is checked, corrected, imported, and taken back", async ({ page, enter }) => {
  const tag = randomUUID().slice(0, 8);
  const title = `Panel ${tag}`;
  const heading = "id,code,class,material,status,title_en,pictures,lead_time_from,lead_time_to";
  const row = (days: string) =>
    `panel-${tag},TH-${tag},wood-slat,wood-slat,published,${title},slat-oak-1,${days},30`;
  await enter({ role: "editor", at: "import" });
  await expect(page.getByText("A blank cell leaves what is there as it is")).toBeVisible();
  const template = page.waitForEvent("download");
  await page.getByRole("link", { name: "Template with example (XLSX)" }).click();
  expect((await template).suggestedFilename()).toBe("products-template.xlsx");
  await expectAccessible(page);

  const chooser = page.getByLabel("Choose a sheet").and(page.locator("input"));
  await chooser.setInputFiles(file("wrong.csv", [heading, row("soon")]));
  await expect(page.getByRole("alert")).toContainText("1 row is wrong");
  await expect(page.getByRole("cell", { name: "lead_time_from: not a number" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Back" }).click();
  await chooser.setInputFiles(file("right.csv", [heading, row("20")]));
  await expect(page.getByRole("alert")).toContainText("1 new, 0 changed. Nothing has been changed");
  expect((await page.request.get(`/en/productdetail/panel-${tag}.html`)).status()).toBe(404);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Imported: 1 products added");
  await expect
    .poll(async () => (await page.request.get(`/en/productdetail/panel-${tag}.html`)).text())
    .toContain(title);

  await page.getByRole("button", { name: "Roll back this import" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Rolled back: 1 products restored.")).toBeVisible();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/en/productdetail/panel-${tag}.html`)).status())
    .toBe(404);
});
