import { ownWords } from "../app/ui/text/phrases.ts";
import { expect, forgive, languages, test } from "./support/journey.ts";
import { findMisset, findSplits, layOutAll, readFonts, splitRuns } from "./support/measure-type.ts";

const pages = [
  "",
  "/productdetail/slat-oak.html",
  "/article/what-is-nrc.html",
  "/aboutUs/lianxi.html",
  "/project/cinema/cinema-doha-four-screens",
  "/silencebooth.html",
];
/** One page each of the other kinds; their headings and lists are made of the same parts. */
const furtherPages = [
  "/product/woodSlat.html",
  "/akupanel.html",
  "/woodenPanel.html",
  "/programme/office-acoustics",
  "/project/office/1.html",
  "/aboutUs/company",
  "/recruit",
  "/search?query=NRC",
  "/inquiry",
];
const furtherWidths = [360, 768, 1440];
const widths = [320, 360, 390, 470, 620, 768, 900, 1080, 1280, 1440];

const units = "mm|cm|m|kg|k?Hz|dB|lx|MB|min|s|مم|سم|م|كغ|ث|هرتز|ديسيبل";
/** What never stands on two lines: times, years and ranges, sizes, numbers with their unit. */
const whole = [
  String.raw`\d{1,2}:\d\d\s*[–-]\s*\u2060?\d{1,2}:\d\d`,
  String.raw`(?<![\w./-])(?:19|20)\d\d(?![\w./-])`,
  String.raw`\d–\u2060?\d`,
  String.raw`\d\s–\s\d`,
  String.raw`\d\s(?:${units})[²³]?(?!\p{L})`,
  // With the letter before it: a separator does not begin a line.
  String.raw`\S\s[·×]`,
];
/** What a headline keeps whole besides our own words. */
const words = [
  ...ownWords,
  ...["回声", "安静", "声学", "材料", "产品", "工厂", "样品", "案例", "电话"],
  ...["客厅", "餐厅", "教室", "处理"],
];

/** Signs that our Readex does not have: Greek letters, arrows, signs of mathematics, names in Chinese. */
const foreign = /[^\p{Script=Arabic}\p{Script=Latin}\p{Nd}²³½\p{P}\p{Zs}\p{Cf}\s+=<>|~^$×÷±°©™−€]/u;

for (const lang of languages) {
  test(`in ${lang} lines end where they may, and letters are neither small nor set apart`, async ({
    page,
    problems,
  }) => {
    for (const path of [...pages, ...furtherPages]) {
      const isFurther = furtherPages.includes(path);
      const address = `/${lang}${path}`;
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await layOutAll(page);
        if (lang === "ar") expect(await readWrongFonts(page), address).toEqual([]);
        const tightFrom = lang === "en" ? 28 : Number.POSITIVE_INFINITY;
        for (const width of isFurther ? furtherWidths : widths) {
          const at = `${address} at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          expect(await findSplits(page, { whole }), at).toEqual([]);
          if (lang !== "zh") continue;
          expect(await findSplits(page, { whole: words, within: "h1, h2, h3" }), at).toEqual([]);
        }
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(
            await findMisset(page, { least: 13, tightFrom, displayFrom: 28 }),
            address,
          ).toEqual([]);
        }
      });
    }
    // A window that changes at once shows another width of the picture than the one preloaded.
    forgive(problems, /preloaded/);
  });
}

/** Everything Arabic or Latin on a page in Arabic that is in another face than the page's own. */
async function readWrongFonts(page: Parameters<typeof readFonts>[0]) {
  await splitRuns(page, foreign);
  const runs = await readFonts(page);
  expect(runs.length).toBeGreaterThan(40);
  return runs.filter(
    ({ text, families }) =>
      !families.every((family) => family === "Readex Pro") && !foreign.test(text),
  );
}

test("a headline in Chinese ends its lines between words, and says nothing else than before", async ({
  page,
}) => {
  await page.goto("/zh");
  const title = page.getByRole("heading", { level: 1, name: "一面木墙，收住满屋回声" });
  await expect(title).toHaveText("一面木墙，收住满屋回声");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findSplits(page, { whole: ["一面木墙，", "收住满屋回声"], within: "h1" })).toEqual(
      [],
    );
  }
});

test("a page in Arabic loads one face, Latin letters and digits of one width included", async ({
  page,
}) => {
  const fonts: number[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "font") return;
    fonts.push(Number(response.headers()["content-length"] ?? (await response.body()).length));
  });
  await page.goto("/ar");
  await layOutAll(page);
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, bytes) => sum + bytes)).toBeLessThan(36 * 1024);
  const measured = await page.evaluate(() => {
    const line = document.body.appendChild(document.createElement("span"));
    const widthOf = (text: string) => {
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    const digits = [..."0123456789"].map((digit) => digit.repeat(10));
    const own = digits.map(widthOf);
    line.className = "tabular";
    const tabular = digits.map(widthOf);
    line.remove();
    return { own: new Set(own).size, tabular: new Set(tabular.map(Math.round)).size };
  });
  expect(measured.own).toBeGreaterThan(1);
  expect(measured.tabular).toBe(1);
});
