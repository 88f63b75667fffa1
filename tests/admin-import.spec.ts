import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { writeWorkbook } from "#domain/inquiries/write-xlsx.ts";
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
  await expect(
    page.getByRole("cell", { name: "Lead time: From, d (lead_time_from): not a number" }),
  ).toBeVisible();
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

test("parts of products are imported from sheets of their own, told by sheet, row and column", async ({
  page,
  enter,
}) => {
  await enter({ role: "editor", at: "import" });
  await expect(page.getByText("An XLSX workbook may have more sheets")).toBeVisible();
  const chooser = page.getByLabel("Choose a sheet").and(page.locator("input"));
  // Other tests add products and take them back meanwhile: then it is fetched once more.
  await expect(async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Products as they are (XLSX)" }).click();
    const path = await (await download).path();
    await chooser.setInputFiles({ ...xlsx("products.xlsx"), buffer: await readFile(path) });
    const found = page.getByRole("alert");
    await expect(found).toBeVisible();
    if ((await found.textContent())?.includes("there is nothing to import")) return;
    await page.getByRole("link", { name: "Back" }).click();
    throw new Error("Something has changed");
  }).toPass();

  const headings = [
    ...["product_id", "id", "name_zh", "name_en", "name_ar", "colour", "picture", "close_up"],
    ...["texture", "texture_width"],
  ];
  const finish = (colour: string) => [
    ...["slat-oak", "oak", "橡木", "Oak", "بلوط", colour, "", "", "", ""],
  ];
  const book = (colour: string) => workbookOf({ Finishes: [headings, finish(colour)] });
  await page.getByRole("link", { name: "Back" }).click();
  await chooser.setInputFiles({ ...xlsx("wrong.xlsx"), buffer: await book("brown") });
  await expect(
    page.getByText("Finishes, row 2, Colour (colour): a colour is written as #c8a27a"),
  ).toBeVisible();

  await page.getByRole("link", { name: "Back" }).click();
  const fire = await workbookOf({
    Products: [["id"], ["slat-oak"]],
    "Fire classes": [fireHeadings],
  });
  await chooser.setInputFiles({ ...xlsx("emptied.xlsx"), buffer: fire });
  await expect(page.getByText("Mind: this empties “Fire classes” of 1 product.")).toBeVisible();
  await expectAccessible(page);
});

const xlsx = (name: string) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
});

const fireHeadings = [
  ...["product_id", "code", "class", "evidence_kind", "evidence_standard", "evidence_laboratory"],
  ...["evidence_report", "evidence_date", "evidence_document", "evidence_url"],
  ...["zh", "en", "ar"].flatMap((code) => [`evidence_source_${code}`, `evidence_note_${code}`]),
];

async function workbookOf(sheets: Record<string, string[][]>) {
  const written = Object.entries(sheets).map(([name, lines]) => ({
    name,
    parts: (async function* () {
      yield lines;
    })(),
  }));
  return Buffer.concat(await Array.fromAsync(writeWorkbook(written)));
}
