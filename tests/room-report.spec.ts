import { readFile } from "node:fs/promises";
import { extractText } from "unpdf";
import { expect, forgive, hydrated, languages, test } from "./support/journey.ts";

const words = {
  zh: {
    report: "下载 PDF 报告",
    after: /处理后，赛宾/,
    done: "报告已下载。",
    title: "室内声学计算报告",
  },
  en: {
    report: "Report as PDF",
    after: /After, Sabine/,
    done: "The report has been downloaded.",
    title: "Room acoustics report",
  },
  ar: {
    report: "تقرير بصيغة PDF",
    after: /بعد، سابين/,
    done: "تم تنزيل التقرير.",
    title: "تقرير",
  },
};
const address = "calculator.html?room=meeting&product=pet-flat-24&mounting=ceiling-200";
const together = (text: string) => text.replaceAll(/\s+/g, "");

for (const lang of languages) {
  const { report, after, done, title } = words[lang];
  test(`in ${lang} the room is had on paper, with the times of the page`, async ({ page }) => {
    await page.goto(`/${lang}/${address}`);
    await hydrated(page);
    const row = page.getByRole("row", { name: after }).getByRole("cell");
    const shown = await row.allTextContents();
    const downloading = page.waitForEvent("download");
    // Pressed twice, it is still set once.
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/acoustics/report")) asked++;
    });
    await page.getByRole("button", { name: report }).dblclick();
    const download = await downloading;
    await expect(page.getByText(done)).toBeVisible();
    expect(asked).toBe(1);
    expect(download.suggestedFilename()).toBe("room-report.pdf");
    const pdf = await readFile(await download.path());
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(together(text)).toContain(shown.join(""));
    expect(together(text)).toContain(together(title));
  });
}

test("a report that cannot be had is said, and nothing is lost", async ({
  page,
  context,
  problems,
}) => {
  forgive(problems, /ERR_INTERNET_DISCONNECTED/);
  await page.goto(`/en/${address}`);
  await hydrated(page);
  await page.getByRole("textbox", { name: /^Length/ }).fill("7,5");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Report as PDF" }).click();
  await expect(page.getByText("No connection. Please check")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Length/ })).toHaveValue("7,5");
  await context.setOffline(false);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Report as PDF" }).click();
  await downloading;
});
