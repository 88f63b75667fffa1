import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./support/back-office.ts";

test("texts go out as XLIFF, come back translated and are saved as a change", async ({
  page,
  enter,
}) => {
  await enter({ role: "editor", at: "translation" });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download XLIFF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("texts-zh-ar.xlf");
  expect(await readFile(await file.path(), "utf8")).toContain("<xliff ");
  await expectAccessible(page);

  const question = await (await page.request.get("/api/backoffice/content/question")).json();
  const [{ id }] = question.rows;
  const address = `/api/backoffice/content/question/${id}`;
  const { content } = await (await page.request.get(address)).json();
  const answer = `${content.answer.ar} (2)`;
  const unit = (path: string, source: string) =>
    `<trans-unit id="${path}"><source>${source}</source><target>${answer}</target></trans-unit>`;
  const xml = `<xliff version="1.2"><file original="question/${id}" source-language="zh-CN" target-language="ar"><body>${unit("answer", content.answer.zh)}${unit("title", "从前的问题")}</body></file></xliff>`;
  const chooser = page.getByLabel("Choose a file").and(page.locator("input"));
  await chooser.setInputFiles({
    ...{ name: "back.xlf", mimeType: "application/xliff+xml" },
    buffer: Buffer.from(xml),
  });
  await expect(page.getByRole("status")).toContainText("1 changed, 0 unchanged, 1 refused");
  await expect(page.getByText("the original was changed since")).toBeVisible();
  await expect(page.getByRole("cell", { name: answer })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save as drafts" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("status")).toContainText("1 translation saved, 1 refused");
  const saved = await (await page.request.get(address)).json();
  expect(saved.content.answer.ar).toBe(content.answer.ar);
  expect(saved.kept.content.answer.ar).toBe(answer);
  await page.request.delete(`${address}/kept`);
});
