import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  forgive,
  hydrated,
  languages,
  scriptBytes,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { furtherScreens, screens } from "./support/screens.ts";
import { listRepeated, watchShifts } from "./support/shell.ts";

/** Who can use a page is examined in two windows, each in another language from page to page. */
const examined = [390, 1440];
/** All that a page may bring of scripts before anybody does anything. */
const mostScript = 6 * 1024;
/** Screens of one language share its scripts, so several are looked at in one go. */
const atOnce = 7;

/** At the end, when nothing more is fetched: what waits for a quiet moment counts as well. */
async function expectLittleScript(page: Page, address: string) {
  await page.waitForLoadState("networkidle");
  expect(await scriptBytes(page), address).toBeLessThanOrEqual(mostScript);
}

for (const [spoken, lang] of languages.entries()) {
  for (let first = 0; first < screens.length; first += atOnce) {
    const some = screens.slice(first, first + atOnce);

    test(`in ${lang} ${some.join(" ")} come alive without a move and with little script, are accessible and fit every window`, async ({
      page,
      problems,
    }) => {
      const shifted = await watchShifts(page);
      for (const [place, path] of some.entries()) {
        const at = first + place;
        const address = `/${lang}${path}`;
        const width = examined[(at + spoken) % languages.length];
        await test.step(address, async () => {
          await page.setViewportSize({ width: width ?? 768, height: 900 });
          await page.goto(address);
          await hydrated(page);
          await page.evaluate(() => document.fonts.ready);
          // A font that comes late moves a little, no more.
          expect(await shifted(), address).toBeLessThan(0.03);
          expect(await listRepeated(page), address).toEqual([]);
          // The colours are the same in both windows and all languages, the layout is not.
          if (width) await expectAccessible(page, { colours: width === examined[at % 2] });
          for (const width of [320, 390, 768, 1080, 1440, 1920]) {
            await page.setViewportSize({ width, height: 200 });
            expect(await widthBeyondWindow(page), `${address} at ${width} px`).toBe(0);
          }
          await expectLittleScript(page, address);
        });
      }
      // A window that changes at once shows another width of the picture than the one preloaded.
      forgive(problems, /preloaded/);
    });
  }

  test(`in ${lang} the other pages come alive without a move and with little script`, async ({
    page,
    problems,
  }) => {
    const shifted = await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 900 });
    for (const path of furtherScreens) {
      const address = `/${lang}${path}`;
      await test.step(address, async () => {
        await page.goto(address);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await shifted(), address).toBeLessThan(0.03);
        expect(await widthBeyondWindow(page), address).toBe(0);
        await expectLittleScript(page, address);
      });
    }
    forgive(problems, /status of 404/);
  });
}
