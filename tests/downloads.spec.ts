import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { bundleLimits } from "#domain/downloads/bundle-choice.ts";
import {
  expect,
  expectAccessible,
  forgive,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";

const words = {
  zh: {
    ...{ kind: "类型", product: "产品", show: "筛选", bundle: "下载所选（ZIP）" },
    none: "请先勾选至少一份资料。",
    gone: "所选资料中有 1 份已不再提供。",
    many: `您勾选了 ${bundleLimits.documents + 1} 份`,
    index: "取自",
  },
  en: {
    ...{ kind: "Kind", product: "Product", show: "Show", bundle: "Download as one ZIP" },
    none: "Please tick at least one document first.",
    gone: "No longer offered: 1 of what you ticked.",
    many: `You ticked ${bundleLimits.documents + 1}`,
    index: "From",
  },
  ar: {
    ...{ kind: "النوع", product: "المنتج", show: "عرض", bundle: "تنزيل في ملف ZIP واحد" },
    none: "يُرجى تحديد مستند واحد على الأقل أولًا.",
    gone: "لم يعد متاحًا مما حدّدته: 1.",
    many: `حدّدت ${bundleLimits.documents + 1}`,
    index: "من",
  },
};

for (const lang of languages) {
  const text = words[lang];
  test(
    `in ${lang} documents are narrowed, ticked and downloaded as one archive`,
    scriptless,
    async ({ page, problems }) => {
      // What is refused is told with 400, which the browser notes.
      forgive(problems, /status of 400/);
      await page.goto(`/${lang}/downloads.html`);
      const bundle = page.getByRole("button", { name: text.bundle });
      const note = page.locator("main").getByRole("alert");
      await expect(bundle).toBeHidden();
      await page
        .locator("main form[method=post]")
        .evaluate((form: HTMLFormElement) => form.submit());
      await expect(note).toHaveText(text.none);

      const filters = page.locator("main form[method=get]");
      await filters.getByLabel(text.kind).selectOption("data-sheet");
      await filters.getByLabel(text.product).selectOption("slat-oak");
      await filters.getByRole("button", { name: text.show, exact: true }).click();
      await expect(page).toHaveURL(/kind=data-sheet&language=&product=slat-oak$/);
      await expect(filters.getByLabel(text.product)).toHaveValue("slat-oak");
      const boxes = page.locator("main input[name=d]");
      await expect(boxes).toHaveCount(3);
      await boxes.nth(0).check();
      await boxes.nth(2).check();

      // One of them is withdrawn while the page is open; the other stays ticked.
      await boxes.nth(2).evaluate((box: HTMLInputElement) => {
        box.value = "document_withdrawn";
      });
      await bundle.click();
      await expect(note).toContainText(text.gone);
      await expect(filters.getByLabel(text.kind)).toHaveValue("data-sheet");
      await expect(boxes.nth(0)).toBeChecked();
      await expect(boxes.nth(1)).not.toBeChecked();
      await expect(boxes.nth(2)).not.toBeChecked();

      await boxes.nth(1).check();
      const downloading = page.waitForEvent("download");
      await bundle.click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("documents.zip");
      const files = unzipSync(new Uint8Array(await readFile(await download.path())));
      expect(Object.keys(files)).toEqual([
        "index.txt",
        "TH-SL-OAK/data-sheet-zh.pdf",
        "TH-SL-OAK/data-sheet-en.pdf",
      ]);
      const index = strFromU8(files["index.txt"] ?? new Uint8Array());
      expect(index).toMatch(new RegExp(`${text.index} http.+/${lang}/downloads\\.html`));
    },
  );

  test(
    `in ${lang} more than an archive holds stays ticked`,
    scriptless,
    async ({ page, problems }) => {
      forgive(problems, /status of 400/);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${lang}/downloads.html`);
      await page.locator("main").evaluate((main, count) => {
        const boxes = main.querySelectorAll<HTMLInputElement>("input[name=d]");
        for (const box of [...boxes].slice(0, count)) box.checked = true;
      }, bundleLimits.documents + 1);
      await page.getByRole("button", { name: text.bundle }).click();
      await expect(page.locator("main").getByRole("alert")).toContainText(text.many);
      await expect(page.locator("main input[name=d]:checked")).toHaveCount(
        bundleLimits.documents + 1,
      );
      expect(await widthBeyondWindow(page)).toBe(0);
    },
  );

  test(`in ${lang} what is refused can be read by everybody, at any width`, async ({
    page,
    problems,
  }) => {
    forgive(problems, /status of 400/);
    await page.goto(`/${lang}/downloads.html?kind=technical&product=slat-oak`);
    const box = page.locator("main input[name=d]").first();
    await box.evaluate((box: HTMLInputElement) => {
      box.value = "document_withdrawn";
    });
    await box.check();
    await page.getByRole("button", { name: text.bundle }).click();
    await expect(page.locator("main").getByRole("alert")).toContainText(text.gone);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await widthBeyondWindow(page), `${width}`).toBe(0);
      await expectAccessible(page);
    }
  });
}
