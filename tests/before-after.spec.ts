import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { heardLevel, lastRoom, watchAudio, watchRooms } from "./support/audio.ts";
import {
  expect,
  expectAccessible,
  hydrated,
  languages,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { watchShifts } from "./support/shell.ts";

type Lang = (typeof languages)[number];

/** Where rooms are shown before and after, each with the pair that suits it. */
const places = [
  { path: "", pair: "restaurant" },
  { path: "/programme/room-acoustic-design", pair: "meeting" },
  { path: "/programme/school-and-hall", pair: "classroom" },
  { path: "/project/office/1.html", pair: "office" },
  { path: "/project/jiazhuang/1.html", pair: "home" },
];

const texts = {
  zh: {
    name: "比较处理前与处理后",
    before: "处理前",
    after: "处理后",
    treated: (share: number) => `已处理 ${share}%`,
    caption: "不是照片，也不是测量结果。",
  },
  en: {
    name: "Compare before and after",
    before: "Before",
    after: "After",
    treated: (share: number) => `${share}% treated`,
    caption: "It is no photograph, and no measurement.",
  },
  ar: {
    name: "المقارنة بين قبل المعالجة وبعدها",
    before: "قبل",
    after: "بعد",
    treated: (share: number) => `عولج ${share}%`,
    caption: "ليست صورة فوتوغرافية ولا قياسًا.",
  },
};

function parts(page: Page, lang: Lang) {
  const t = texts[lang];
  const figure = page.locator("main figure").filter({ has: page.locator(".before-after") });
  return {
    figure,
    slider: figure.getByRole("slider", { name: t.name }),
    before: figure.getByText(t.before, { exact: true }),
    after: figure.getByText(t.after, { exact: true }),
  };
}

async function open(page: Page, lang: Lang, path = "") {
  await page.goto(`/${lang}${path}`);
  await hydrated(page);
  const { slider } = parts(page, lang);
  // To the middle of the window, clear of what is fixed at its edges.
  await slider.evaluate((input) => input.scrollIntoView({ block: "center" }));
  return slider;
}

/** Where the handle stands, from 0 at the left edge to 1 at the right one, and what is beside it. */
async function lookAtHandle(page: Page) {
  return page.locator(".before-after").evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const handle = frame.querySelector(".before-after-handle svg")?.getBoundingClientRect();
    const middle = handle ? handle.left + handle.width / 2 : Number.NaN;
    const treated = frame.querySelector(".before-after-treated");
    // What is cut off cannot be pointed at.
    const stateAt = (x: number) =>
      document
        .elementsFromPoint(x, top + height / 4)
        .some((element) => treated?.contains(element) ?? false)
        ? "treated"
        : "bare";
    return {
      at: (middle - left) / width,
      onTheLeft: stateAt(middle - 4),
      onTheRight: stateAt(middle + 4),
    };
  });
}

/** How high the curve beneath the room reaches, and the curves of the bare and the treated room. */
async function lookAtCurve(page: Page) {
  return page.locator("svg:has(animate)").evaluate((drawing) => {
    const heights = [...drawing.querySelectorAll<SVGPathElement>("path")].map(
      (path) => path.getBBox().height,
    );
    return { live: heights.pop(), bare: heights[0], treated: heights[1] };
  });
}

for (const [spoken, lang] of languages.entries()) {
  const t = texts[lang];
  /** Every place is looked at in one language, which is another from place to place. */
  const looked = places.filter((_, at) => at % languages.length === spoken);
  /** One reads from before to after. */
  const sides =
    lang === "ar"
      ? { onTheLeft: "treated", onTheRight: "bare" }
      : { onTheLeft: "bare", onTheRight: "treated" };

  test.describe(`in ${lang}`, () => {
    test("the handle goes the way of the arrow key, and the cut goes with it", async ({ page }) => {
      const slider = await open(page, lang);
      await expect(slider).toHaveAttribute("aria-valuetext", t.treated(50));
      expect(await lookAtHandle(page)).toEqual({ at: expect.closeTo(0.5, 2), ...sides });

      await slider.focus();
      for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
      await expect(slider).toHaveAttribute("aria-valuetext", t.treated(lang === "ar" ? 60 : 40));
      expect(await lookAtHandle(page)).toEqual({ at: expect.closeTo(0.6, 2), ...sides });

      for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowLeft");
      await expect(slider).toHaveAttribute("aria-valuetext", t.treated(lang === "ar" ? 40 : 60));
      expect(await lookAtHandle(page)).toEqual({ at: expect.closeTo(0.4, 2), ...sides });

      await page.keyboard.press("End");
      await expect(slider).toHaveAttribute("aria-valuetext", t.treated(100));
      expect((await lookAtHandle(page)).at).toBeCloseTo(lang === "ar" ? 1 : 0, 2);
      const { live, bare, treated } = await lookAtCurve(page);
      expect(live).toBeCloseTo(treated ?? Number.NaN, 1);
      expect(live).not.toBeCloseTo(bare ?? Number.NaN, 0);
      await page.keyboard.press("Home");
      await expect(slider).toHaveAttribute("aria-valuetext", t.treated(0));
      expect((await lookAtHandle(page)).at).toBeCloseTo(lang === "ar" ? 0 : 1, 2);
      expect((await lookAtCurve(page)).live).toBeCloseTo(bare ?? Number.NaN, 1);
    });

    test("the handle follows a drag, and a press beside it", async ({ page }) => {
      const slider = await open(page, lang);
      await expect(slider).toHaveCSS("touch-action", "pan-y");
      const box = await page.locator(".before-after").boundingBox();
      if (!box) throw new Error("There is nothing to drag");
      const x = (share: number) => box.x + box.width * share;
      const y = box.y + box.height * 0.6;
      await page.mouse.move(x(0.5), y);
      await page.mouse.down();
      await page.mouse.move(x(0.4), y + 20);
      await page.mouse.move(x(0.25), y + 30);
      await page.mouse.up();
      await expect(slider).toHaveAttribute("aria-valuetext", t.treated(lang === "ar" ? 25 : 75));
      expect(await lookAtHandle(page)).toEqual({ at: expect.closeTo(0.25, 2), ...sides });

      await page.mouse.click(x(0.9), y);
      await expect(slider).toHaveAttribute("aria-valuetext", t.treated(lang === "ar" ? 90 : 10));
      expect(await lookAtHandle(page)).toEqual({ at: expect.closeTo(0.9, 2), ...sides });
    });

    test("a finger drags the handle", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const slider = await open(page, lang);
      const box = await page.locator(".before-after").boundingBox();
      if (!box) throw new Error("There is nothing to drag");
      const device = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", shares: number[]) =>
        device.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: shares.map((share) => ({
            ...{ x: box.x + box.width * share, y: box.y + box.height * 0.6 },
          })),
        });
      await touch("touchStart", [0.5]);
      for (const share of [0.45, 0.4, 0.3, 0.25]) await touch("touchMove", [share]);
      await touch("touchEnd", []);
      await expect
        .poll(() => lookAtHandle(page))
        .toEqual({ at: expect.closeTo(0.25, 1), ...sides });
      const treated = Number(await slider.inputValue());
      expect(Math.abs(treated - (lang === "ar" ? 25 : 75))).toBeLessThan(4);
    });

    test(
      "without JavaScript both rooms are seen whole, before first",
      scriptless,
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        for (const { path, pair } of looked) {
          await page.goto(`/${lang}${path}`);
          const { figure, before, after } = parts(page, lang);
          await expect(page.getByRole("slider")).toHaveCount(0);
          await expect(figure).toContainText(t.caption);
          const [bare, treated] = [figure.getByRole("img").first(), figure.getByRole("img").last()];
          await expect(bare).toHaveAttribute("src", new RegExp(`pair-${pair}-bare`));
          await expect(treated).toHaveAttribute("src", new RegExp(`pair-${pair}-treated`));
          await before.scrollIntoViewIfNeeded();
          await expect(after).toBeInViewport();
          const [one, other] = [await bare.boundingBox(), await treated.boundingBox()];
          expect(one?.y).toBe(other?.y);
          expect(one?.width).toBeGreaterThan(600);
          expect(one?.width).toBe(other?.width);
          expect(Math.sign((other?.x ?? 0) - (one?.x ?? 0))).toBe(lang === "ar" ? -1 : 1);
          await expect(page.locator(".before-after-treated")).toHaveCSS("clip-path", "none");
        }
        await page.setViewportSize({ width: 390, height: 800 });
        const { before, after } = parts(page, lang);
        const [one, other] = [await before.boundingBox(), await after.boundingBox()];
        expect((other?.y ?? 0) - (one?.y ?? 0)).toBeGreaterThan(150);
      },
    );

    test("it is accessible, moves nothing else and fits a phone", async ({ page }) => {
      const shifted = await watchShifts(page);
      for (const [place, { path }] of looked.entries()) {
        await page.setViewportSize({ width: (place + spoken) % 2 === 0 ? 390 : 1440, height: 900 });
        const slider = await open(page, lang, path);
        const { figure, before, after } = parts(page, lang);
        await expect(before).toBeVisible();
        await expect(after).toBeVisible();
        await expect(figure).toContainText(t.caption);
        for (const picture of await figure.getByRole("img").all()) {
          await expect(picture).toHaveAttribute("decoding", "async");
          await expect(picture).toHaveJSProperty("complete", true);
        }
        await slider.focus();
        await page.keyboard.press("PageUp");
        expect(await shifted(), path).toBeLessThan(0.02);
        expect(await widthBeyondWindow(page), path).toBe(0);
        await expectAccessible(page);
      }
    });
  });
}

/** Each kind of page is listened to in one language. */
const heardAt = { zh: "/project/school/1.html", en: "", ar: "/programme/office-acoustics" };

for (const lang of languages) {
  test(`in ${lang} the example room is heard as the handle stands`, async ({ page }) => {
    await watchAudio(page);
    await watchRooms(page);
    const slider = await open(page, lang, heardAt[lang]);
    const { figure } = parts(page, lang);
    const { live_times_play, live_times_playing } = JSON.parse(
      readFileSync(`messages/${lang}.json`, "utf8"),
    );
    const hear = figure.getByRole("button", { name: live_times_play });
    await hear.click();
    await expect(hear).toHaveAttribute("aria-pressed", "true");
    await expect(figure.getByRole("status")).toHaveText(live_times_playing);
    expect(await page.evaluate(() => (window as unknown as { begunBy: string }).begunBy)).toBe(
      "click",
    );
    await expect.poll(() => heardLevel(page)).toBeGreaterThan(0.0001);

    const half = await lastRoom(page);
    await slider.focus();
    await page.keyboard.press("End");
    await expect.poll(() => lastRoom(page)).toBeLessThan(0.95 * half);
    await page.keyboard.press("Home");
    await expect.poll(() => lastRoom(page)).toBeGreaterThan(1.1 * half);

    await hear.click();
    await expect(hear).toHaveAttribute("aria-pressed", "false");
    await expect(figure.getByRole("status")).toBeEmpty();
  });
}

test("beneath the room of the home page is the way to hear such a room", async ({ page }) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "Hear such a room bare and treated" }).click();
  await expect(page.getByRole("heading", { name: "Hear it", exact: true })).toBeVisible();
  const times = page.getByRole("table", { name: "Reverberation time by octave band" });
  await expect(times.getByRole("row", { name: "Before, Sabine" })).toBeVisible();
  await expect(times.getByRole("row", { name: "After, Sabine" })).toBeVisible();
});

test("on paper both rooms stand side by side", async ({ page }) => {
  await open(page, "en", "/programme/school-and-hall");
  await page.emulateMedia({ media: "print" });
  const { figure, slider } = parts(page, "en");
  await expect(slider).toBeHidden();
  const [bare, treated] = await Promise.all(
    [figure.getByRole("img").first(), figure.getByRole("img").last()].map((one) =>
      one.boundingBox(),
    ),
  );
  expect(bare?.y).toBe(treated?.y);
  expect(bare?.width).toBe(treated?.width);
  await expect(page.locator(".before-after-treated")).toHaveCSS("clip-path", "none");
});

test("a reload begins in the middle again, handle and value alike", async ({ page }) => {
  const slider = await open(page, "en");
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("100");
  await page.reload();
  await hydrated(page);
  await expect(slider).toHaveValue("50");
  expect((await lookAtHandle(page)).at).toBeCloseTo(0.5, 2);
});

test("further pages of a list of projects, and kinds without a pair, show none", async ({
  page,
}) => {
  for (const path of ["/project/office/2.html", "/project/cinema/1.html"]) {
    await page.goto(`/en${path}`);
    await expect(page.locator("main article").first()).toBeVisible();
    await expect(page.locator(".before-after")).toHaveCount(0);
  }
});
