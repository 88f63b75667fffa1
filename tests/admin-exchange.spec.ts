import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";

test("texts go out as XLIFF, come back translated and are saved as a change", async ({
  page,
  enter,
  query,
}) => {
  await enter({ role: "editor", at: "translation" });
  const question = await (await page.request.get("/api/backoffice/content/question")).json();
  const [{ id }] = question.rows;
  const address = `/api/backoffice/content/question/${id}`;
  const mark = (outdated: object) =>
    query("update question set outdated = $1 where id = $2", [JSON.stringify(outdated), id]);
  await mark({ answer: ["ar"] });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download XLIFF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("texts-zh-ar.xlf");
  expect(await readFile(await file.path(), "utf8")).toContain(`original="question/${id}"`);
  await mark({});
  await page.getByRole("button", { name: "Clear the selection" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Download XLIFF" })).toBeDisabled();
  await page.getByRole("button", { name: "Select all content" }).click();
  await expect(page.getByRole("checkbox", { checked: false })).toHaveCount(0);
  await expectAccessible(page);

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

test("where nothing is to be translated that is said, and no file saved", async ({
  page,
  enter,
  problems,
}) => {
  forgive(problems, /status of 404/);
  await enter({ role: "editor", at: "translation" });
  // What others do to the content meanwhile is not to matter.
  const msg = "There is nothing to translate";
  await page.route("**/api/backoffice/translation?*", (route) =>
    route.fulfill({ status: 404, json: { code: 404, msg } }),
  );
  let saved = 0;
  page.on("download", () => saved++);
  await page.getByRole("button", { name: "Download XLIFF" }).click();
  await expect(page.getByText(msg)).toBeVisible();
  expect(saved).toBe(0);
});
