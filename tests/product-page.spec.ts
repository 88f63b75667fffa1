import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { expect, expectAccessible, hydrated, older, scriptless, test } from "./support/journey.ts";
import { texts } from "./support/shell.ts";

const slat = "/en/productdetail/slat-oak.html";

/** How many times a picture fills its frame. */
const nearness = (picture: Locator) =>
  picture.evaluate((shown) => Number.parseFloat(shown.style.width || "100") / 100);

test("the mounting switch changes build-up and curves together", async ({ page }) => {
  await page.goto("/en/productdetail/pet-flat-24.html");
  await hydrated(page);
  const shown = page.locator("figure:visible");
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText("Comparable construction");
  await expect(shown).toContainText("air 50 mm");
  await expect(shown.locator("[data-range]")).toHaveCount(1);
  await page.getByRole("radio", { name: /Direct to the wall/ }).check();
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toContainText("Comparable construction");
  await expect(shown).toContainText("Calculated · Not a test result.");
  await expect(shown).not.toContainText("air 50 mm");
});

test("what nobody has measured is said once, with one offer", scriptless, async ({ page }) => {
  await page.goto("/en/productdetail/grooved-walnut-28-4.html");
  const said = page.getByText("No laboratory has measured any of these mountings yet.");
  await expect(said).toHaveCount(1);
  await expect(
    said.getByRole("link", { name: "Have your build-up tested for a project" }),
  ).toBeVisible();
  await expect(page.locator("figure [data-range]")).toHaveCount(0);
});

test("every acoustic and fire number says where it comes from", scriptless, async ({ page }) => {
  await page.goto(slat);
  const caption = page.locator("figcaption").first();
  await expect(caption).toContainText("Comparable construction · ISO 354 · Source:");
  await expect(caption).toContainText("Sizes of slats, gaps and felt: not stated");
  await expect(caption).toContainText("Differs from this product: Another maker's panel");
  await expect(caption).toContainText("Assumed, not measured: flow resistivity of the felt");
  await expect(caption.locator("a").first()).toHaveAttribute("href", /^https:/);
  await expect(page.locator("[data-view] dl")).toHaveCount(0);
  const fire = page.getByRole("table").filter({ hasText: "EN 13501-1" }).locator("tbody tr");
  await expect(fire).toHaveCount(2);
  for (const row of await fire.all()) {
    await expect(row).toContainText(/Laboratory|Literature|Indicative/);
    await expect(row).toContainText("Design target, not tested");
  }
  await expect(
    page.getByText(/edge effect of the ISO 354 test and is capped at 1\.00/),
  ).toBeVisible();
  await expect(page.getByText("confirm with your broker")).toBeVisible();
});

test("a guide price is shown with its date where one is set", scriptless, async ({ page }) => {
  await page.goto(slat);
  const price = page.locator("p", { hasText: "Guide price" });
  await expect(price).toContainText("USD 26–34 per m²");
  await expect(price).toContainText("1 October 2026");
  await expect(price).toContainText("Not an offer");
  await price.getByRole("link").click();
  await expect(page).toHaveURL("/en/buying.html");
  await page.goto("/en/productdetail/panel-clips.html");
  await expect(page.getByText("Guide price")).toHaveCount(0);
});

test("the frequency axis runs from left to right, and can be read by keys", async ({ page }) => {
  for (const lang of ["en", "ar"]) {
    await page.goto(`/${lang}/productdetail/slat-oak.html`);
    await hydrated(page);
    const ticks = page.locator("figure:visible svg text").filter({ hasText: /^(125|4000)$/ });
    const [low, high] = await Promise.all((await ticks.all()).map((tick) => tick.boundingBox()));
    expect(low?.x).toBeLessThan(high?.x ?? 0);
    const band = (hertz: number) =>
      page
        .locator("figure:visible")
        .getByRole("radio", { name: new RegExp(`^\\W?${hertz}\\s(?:Hz|هرتز)`) });
    await expect(band(1000)).toBeChecked();
    await expect(band(1000)).toHaveAccessibleName(/α 1\.09[,،、] ?.*α 0\.83 \(0\.32–1\.13\)$/);
    await band(1000).focus();
    await page.keyboard.press("ArrowRight");
    await expect(band(2000)).toBeChecked();
    await expect(band(2000)).toHaveAccessibleName(lang === "en" ? /no value$/ : /لا قيمة$/);
  }
});

test("the curve is read by pointer and keys; finish and mounting go along with a request", async ({
  page,
}) => {
  await page.goto(slat);
  const chart = page.locator("figure:visible").first();
  const plot = chart.locator("svg").first();
  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (!box) throw new Error("no chart");
  const bass = chart.getByText("bass, machine hum");
  const peak = chart.getByText("speech, ringing phones");
  await page.mouse.move(box.x + box.width * 0.12, box.y + box.height / 2);
  await expect(bass).toBeVisible();
  await page.mouse.move(box.x + box.width * 0.62, box.y + box.height / 2);
  await expect(peak).toBeVisible();
  await expect(bass).toBeHidden();
  await page.mouse.click(box.x + box.width * 0.12, box.y + box.height / 2);
  await page.mouse.move(0, 0);
  await expect(bass).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(
    chart.getByRole("radio", { name: /^250 Hz: Comparable construction no value/ }),
  ).toBeFocused();
  await expect(bass).toBeHidden();

  const quote = page.getByRole("link", { name: "Ask for a quote" });
  await expect(quote).toHaveAttribute("data-inquiry", "quote");
  await expect(quote).toHaveAttribute("data-inquiry-product", "slat-oak");
  await expect(quote).toHaveAttribute("data-inquiry-finish", "natural-black-felt");
  await expect(quote).toHaveAttribute("data-inquiry-mounting", "battens-50");
  await page.getByRole("radio", { name: "Natural oak, oiled" }).check();
  await page.getByRole("radio", { name: /On battens with wool/ }).check();
  const sample = page.getByRole("link", { name: "Ask for a sample" });
  await expect(sample).toHaveAttribute("data-inquiry-finish", "oiled");
  await expect(sample).toHaveAttribute("data-inquiry-mounting", "battens-50-wool");
});

for (const lang of ["en", "ar"] as const) {
  test(
    `pictures open large in ${lang}, arrow keys leaf through, Escape closes`,
    older,
    async ({ page }) => {
      await page.goto(`/${lang}/productdetail/slat-oak.html`);
      await hydrated(page);
      const first = page.locator("#picture-close-up a");
      await first.click();
      const zoom = page.getByRole("dialog");
      await expect(zoom).toBeVisible();
      const shown = zoom.getByRole("img");
      await expect(shown).toHaveAttribute("src", /macro-slat-oak/);
      if (lang === "ar") await expectAccessible(page);
      await page.keyboard.press(lang === "ar" ? "ArrowLeft" : "ArrowRight");
      await expect(shown).toHaveAttribute("src", /slat-oak-1/);
      await page.keyboard.press(lang === "ar" ? "ArrowRight" : "ArrowLeft");
      await expect(shown).toHaveAttribute("src", /macro-slat-oak/);
      await shown.click();
      await expect.poll(() => nearness(shown)).toBe(3);
      // From near, arrow keys move the picture.
      const before = await shown.boundingBox();
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => (await shown.boundingBox())?.x).toBe((before?.x ?? 0) - 80);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => nearness(shown)).toBeLessThan(3);
      const further = zoom.getByRole("button", { name: texts[lang].gallery_zoom_out });
      for (let press = 0; press < 3; press++) await further.press("Enter");
      await expect.poll(() => nearness(shown)).toBe(1);
      await zoom.getByRole("button", { name: texts[lang].gallery_zoom_in }).click();
      await expect.poll(() => nearness(shown)).toBe(1.5);
      await page.keyboard.press("Escape");
      await expect(zoom).toBeHidden();
      await expect(first).toBeFocused();
    },
  );
}

test("two fingers bring the surface nearer, one moves it", async ({ page }) => {
  await page.goto("/en/productdetail/slat-oak.html");
  await hydrated(page);
  await page.locator("#picture-close-up a").click();
  const shown = page.getByRole("dialog").getByRole("img");
  await expect(shown).toBeVisible();
  const device = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: [number, number][]) =>
    device.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch("touchStart", [[300, 300]]);
  await touch("touchStart", [
    [300, 300],
    [400, 300],
  ]);
  await touch("touchMove", [
    [300, 300],
    [500, 300],
  ]);
  await touch("touchEnd", []);
  await expect.poll(() => nearness(shown)).toBe(2);
  const before = await shown.boundingBox();
  await touch("touchStart", [[600, 400]]);
  await touch("touchMove", [[540, 400]]);
  await touch("touchEnd", []);
  await expect.poll(async () => (await shown.boundingBox())?.x).toBe((before?.x ?? 0) - 60);
});

test(
  "without JavaScript the gallery is a list and the switches work",
  scriptless,
  async ({ page }) => {
    await page.goto("/zh/productdetail/slat-oak.html");
    const pictures = page.locator("[id^=picture-]");
    await expect(pictures).toHaveCount(3);
    const large = await pictures.first().getByRole("link").getAttribute("href");
    expect((await page.request.get(large ?? "")).headers()["content-type"]).toMatch(/^image\//);
    await page.getByRole("radio", { name: /直接贴墙/ }).check();
    await expect(page.locator("figure:visible")).not.toContainText("可比构造");
    await expect(page.locator("figure:visible")).toContainText("计算值");
    await page.getByRole("radio", { name: "白洗橡木" }).check();
    await expect(
      page.locator("label", { hasText: "白洗橡木" }).locator("span:visible").last(),
    ).toBeVisible();
    await expect(page.getByRole("slider")).toHaveCount(0);
  },
);

test("the absorption values can be taken along as CSV", async ({ page }) => {
  await page.goto(slat);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Absorption values (CSV)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("TH-SL-OAK-absorption.csv");
  const [head, row, ...rest] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(head).toMatch(
    /status,125 Hz,250 Hz,500 Hz,1000 Hz,2000 Hz,4000 Hz,alpha w,class,NRC,SAA,ratings from,evidence,specimen,differs$/,
  );
  expect(row).toContain("21,Calculated,");
  expect(rest).toHaveLength(12);
  expect(
    rest.filter((one) => one.includes(",Comparable construction,0.12,,0.75,1.09,")),
  ).toHaveLength(1);
});

test("related products open in a new tab, cases in this one", async ({ page, context }) => {
  await page.goto(slat);
  const related = page
    .getByRole("heading", { name: "Goes with it, or instead of it" })
    .locator("..");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    related.getByRole("link").first().click(),
  ]);
  await expect(opened).toHaveURL(/\/en\/productdetail\/slat-oak-narrow\.html$/);
  await expect(page).toHaveURL(/slat-oak\.html$/);
  const cases = page.getByRole("heading", { name: "Where it has been used" }).locator("..");
  for (const link of await cases.getByRole("link").all()) {
    await expect(link).not.toHaveAttribute("target", "_blank");
  }
});

test(
  "on paper every mounting is printed and nothing is left to press",
  scriptless,
  async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(slat);
    await expect(page.locator("[data-view] figure:visible")).toHaveCount(4);
    await expect(page.getByText("No laboratory has measured any of these mountings")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for a quote" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  },
);
