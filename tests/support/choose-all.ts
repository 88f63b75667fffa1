import type { Page } from "@playwright/test";
import { hydrated } from "./journey.ts";

/** Of a choice: how high its section is with each answer, and how far anything in the window moved. */
export type Choosing = { heights: number[]; moved: number[] };

/**
 * Makes every choice of a group of radio buttons in turn, at a width. What moves right after a
 * press counts as well, which no score does.
 */
export async function chooseAll(
  page: Page,
  { name, width }: { name: string; width: number },
): Promise<Choosing> {
  await page.setViewportSize({ width, height: 900 });
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(press, name);
}

function press(name: string) {
  return new Promise<Choosing>((done) => {
    const moved: number[] = [];
    const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
    const section = radios[0]?.closest("section, form, fieldset");
    const heights: number[] = [];
    const frames = [...document.querySelectorAll<HTMLElement>("[data-shot]")];
    /** Whether every picture that follows a choice has followed it. */
    const isShown = () =>
      frames.every(({ dataset, lastElementChild }) =>
        [...(lastElementChild?.querySelectorAll("img") ?? [])]
          .at(-1)
          ?.getAttribute("src")
          ?.startsWith(dataset.base ?? ""),
      );
    // Two frames: one that is drawn, and one after it.
    const soon = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
    const whenShown = (then: () => void) =>
      isShown() ? soon(then) : requestAnimationFrame(() => whenShown(then));
    const next = (at: number) => {
      heights.push(section?.getBoundingClientRect().height ?? 0);
      const radio = radios[at];
      radio?.click();
      whenShown(() => (radio ? next(at + 1) : done({ heights, moved })));
    };
    const watch = () => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift" });
      next(0);
    };
    radios[0]?.scrollIntoView();
    // The window has just been given its width.
    soon(watch);
  });
}
