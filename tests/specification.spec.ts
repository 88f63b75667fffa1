import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { strFromU8, unzipSync } from "fflate";
import { extractText } from "unpdf";
import {
  expect,
  expectAccessible,
  hydrated,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";

const words = {
  zh: {
    mounting: "安装方式",
    finish: "饰面",
    show: "查看这一组合",
    pack: "全部下载（ZIP）",
    copy: "复制文本",
    copied: "已复制",
    fire: "尚无检测报告",
  },
  en: {
    mounting: "Mounting",
    finish: "Finish",
    show: "Show this choice",
    pack: "Download all (ZIP)",
    copy: "Copy the text",
    copied: "Copied",
    fire: "there is no test report yet",
  },
  ar: {
    mounting: "طريقة التركيب",
    finish: "التشطيب",
    show: "عرض هذا الاختيار",
    pack: "تنزيل الكل (ZIP)",
    copy: "نسخ النص",
    copied: "نُسخ النص",
    fire: "لا يوجد تقرير اختبار بعد",
  },
};
const together = (text: string) => text.replaceAll(/\s+/g, "");

/** On the page, numbers and units are kept on one line by spaces that do not break. */
function inPlainSpaces(text: string | null): string {
  return (text ?? "")
    .replace(/\u2060/g, "")
    .replaceAll("\u00a0", " ")
    .replaceAll("\r\n", "\n");
}

for (const lang of languages) {
  const { mounting, finish, show, pack, fire } = words[lang];
  test(
    `in ${lang} a mounting is chosen, and the archive has the numbers of the page`,
    scriptless,
    async ({ page }) => {
      await page.goto(`/${lang}/productdetail/slat-oak.html`);
      const section = page.locator("#specification");
      await section.getByLabel(mounting).selectOption("battens-50-wool");
      await section.getByLabel(finish).selectOption("honey");
      await section.getByRole("button", { name: show }).click();
      await expect(page).toHaveURL(/mounting=battens-50-wool&finish=honey#specification$/);
      await expect(section.getByLabel(mounting)).toHaveValue("battens-50-wool");
      await expect(section.locator("img")).toBeVisible();
      expect(await section.locator("img").evaluate((img: HTMLImageElement) => img.decode())).toBe(
        undefined,
      );
      const clause = inPlainSpaces(await section.locator("pre").textContent());
      expect(clause).toContain(fire);
      const downloading = page.waitForEvent("download");
      await section.getByRole("link", { name: pack }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("TH-SL-OAK-battens-50-wool-honey-pack.zip");
      const file = await download.path();
      await promisify(execFile)("unzip", ["-t", file]).catch((error) => {
        // Not on every machine; the library reads it all the same.
        if (error.code !== "ENOENT") throw error;
      });
      const files = unzipSync(new Uint8Array(await readFile(file)));
      const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
      expect(inPlainSpaces(text(`clause-${lang}.txt`))).toBe(clause);
      // One of the tables that the page shows has these values, in this order.
      const rows = await page
        .locator("table")
        .filter({ hasText: "4000" })
        .evaluateAll((tables) => tables.map((table) => table.textContent?.replaceAll(/\s+/g, "")));
      const [, row = ""] = text("absorption.csv").split("\r\n");
      const values =
        row
          .match(/,(?:\d\.\d\d)?(?:,(?:\d\.\d\d)?){5},/)?.[0]
          .split(",")
          .filter(Boolean) ?? [];
      expect(values.length).toBeGreaterThan(2);
      const inOrder = new RegExp(values.map((value) => value.replace(".", "\\.")).join("[^%]*?"));
      expect(rows.some((table) => inOrder.test(table ?? ""))).toBe(true);
      for (const value of values) {
        expect(clause).toContain(` ${value} (`);
        expect(text("covering.ifc")).toContain(`IFCREAL(${Number(value)})`);
      }
      const { text: sheet } = await extractText(files["data-sheet.pdf"] ?? new Uint8Array(), {
        mergePages: true,
      });
      expect(together(sheet)).toContain(values.join(""));
    },
  );
}

for (const lang of languages) {
  test(`in ${lang} files and what is kept follow the choice without a press`, async ({ page }) => {
    const { mounting, finish, pack } = words[lang];
    await page.goto(`/${lang}/productdetail/slat-oak.html`);
    await hydrated(page);
    const section = page.locator("#specification");
    await section.getByLabel(mounting).selectOption("battens-50-wool");
    await section.getByLabel(finish).selectOption("honey");
    await expect(section.getByRole("link", { name: pack })).toHaveAttribute(
      "href",
      /battens-50-wool.*honey/,
    );
    await expect(section.locator("a[href*='/users/keep']")).toHaveAttribute(
      "href",
      /mounting=battens-50-wool&finish=honey/,
    );
    await expect(section.getByLabel(finish)).toHaveValue("honey");
    await expect(section.locator("[data-copies]")).toBeVisible();
    await expectAccessible(page);
  });
}

test("the clause is copied by a press, and the section holds on a phone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/productdetail/pet-flat-12.html");
  const section = page.locator("#specification");
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: words.en.copy }).click();
  await expect(section.getByRole("button", { name: words.en.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await section.locator("pre").textContent();
  expect(copied.replaceAll("\r\n", "\n")).toBe(inPlainSpaces(shown));
  expect(await widthBeyondWindow(page)).toBe(0);
  await expectAccessible(page);
});

test(
  "what hangs free has no drawing and says why; a booth has no such pack",
  scriptless,
  async ({ page }) => {
    await page.goto("/en/productdetail/pet-baffle.html?mounting=suspended-600");
    const section = page.locator("#specification");
    await expect(section.getByText("No section drawing")).toBeVisible();
    await expect(section.getByRole("link", { name: /CAD/ })).toHaveCount(0);
    await page.goto("/en/productdetail/booth-s.html");
    await expect(page.locator("#specification")).toHaveCount(0);
  },
);

test("a mounting that is not there leads to the page without it", scriptless, async ({ page }) => {
  await page.goto("/en/productdetail/slat-oak.html?mounting=nailed&finish=honey");
  await expect(page).toHaveURL(/slat-oak\.html\?finish=honey$/);
});

test("all files are found by product, and each that is offered is there", async ({ page }) => {
  await page.goto("/en/downloads.html");
  await expectAccessible(page);
  const offered = page.locator("li", { hasText: "TH-GR-OAK-14-2" }).locator("a[download]");
  // Three data sheets, pack, DXF, SVG, IFC; no table, for nothing is known of it.
  await expect(offered).toHaveCount(7);
  for (const link of await offered.all()) {
    const address = (await link.getAttribute("href")) ?? "";
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  expect(await widthBeyondWindow(page)).toBe(0);
});
