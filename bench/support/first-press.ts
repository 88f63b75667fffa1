import type { Browser, Locator, Page } from "@playwright/test";
import en from "../../messages/en.json" with { type: "json" };
import { desk, openPage, phone, slowDown, type Window } from "./chromium.ts";

/** A part of a page that React takes over, and how somebody first uses it. */
export type Island = {
  name: string;
  path: string;
  windows: Windows;
  press: (use: { page: Page; press: Press }) => Promise<unknown>;
  /** What is there at once, without React. */
  opens?: string;
  /** What only React can have done. */
  does: string;
};

export type FirstPress = {
  /** Milliseconds from the press to the next paint, as the browser reports it. */
  nextPaint: number;
  /** Milliseconds from the press to the first frame with each; what fades in begins to do so. */
  opened: number;
  done: number;
};

type Windows = Record<string, Window>;
/** By mouse or by finger. */
type Press = (on: Locator) => Promise<void>;

const product = "/en/productdetail/slat-oak.html";
const inBoth: Windows = { desk, phone };

export const islands: Island[] = [
  {
    name: "search box",
    path: "/en/news.html",
    windows: { desk },
    press: searchFor,
    does: "x-island[data-island=search-box] [role=option]",
  },
  {
    name: "search page",
    path: "/en/search.html",
    // Its header leads a phone there; the box stands on the page.
    windows: { phone },
    press: searchFor,
    does: "x-island[data-island=search-box] [role=option]",
  },
  {
    name: "product menu",
    path: "/en/news.html",
    // Narrow screens have no drop-down.
    windows: { desk },
    press: ({ page, press }) => press(page.getByRole("button", { name: en.show_products })),
    does: "x-island[data-island=entry-menu] [aria-expanded=true]",
  },
  {
    name: "picture zoom",
    path: product,
    windows: inBoth,
    press: ({ page, press }) => press(page.locator("#picture-close-up a")),
    does: "dialog[open] img[src*=macro-slat-oak]",
  },
  {
    name: "inquiry dialog",
    path: product,
    windows: inBoth,
    press: ({ page, press }) => press(page.locator("main [data-inquiry=quote]:visible").first()),
    opens: "dialog#inquiry[open]",
    does: "x-island[data-island=inquiry-dialog][data-state=awake] form",
  },
  {
    name: "inquiry form",
    path: "/en/inquiry",
    windows: inBoth,
    press: ({ page, press }) => press(page.locator("main form [type=submit]:visible")),
    does: "[role=alertdialog][open]",
  },
  {
    name: "application form",
    path: "/en/recruit/details/office-accountant",
    windows: inBoth,
    press: ({ page, press }) => press(page.locator("#apply form [type=submit]")),
    does: "[role=alertdialog][open]",
  },
];

async function searchFor({ page, press }: { page: Page; press: Press }) {
  await press(page.getByRole("combobox").filter({ visible: true }));
  await page.keyboard.press("s");
}

/** Loads a page afresh, on a slow line and a slow processor, and uses its island for the first time. */
export async function pressFirst({
  browser,
  address,
  island,
  window,
}: {
  browser: Browser;
  address: string;
  island: Island;
  window: Window;
}): Promise<FirstPress> {
  const page = await openPage({ browser, window });
  await slowDown({ page, processor: 4 });
  await page.goto(address + island.path, { waitUntil: "load", timeout: 120_000 });
  // The page's own script has run: until then a press does what it does without scripts.
  await page.locator("html[data-ready]").waitFor();
  const { does, opens = does } = island;
  await page.evaluate(watchPress, { opened: opens, done: does });
  const press: Press = async (on) => {
    // Nobody presses what they have not scrolled to: what comes into view then has been drawn.
    await on.scrollIntoViewIfNeeded();
    await page.evaluate(paintedTwice);
    await (window.hasTouch ? on.tap() : on.click());
  };
  await island.press({ page, press });
  const measured = await page.evaluate<FirstPress>("watchedPress");
  await page.context().close();
  return measured;
}

/** A frame is drawn after its callbacks: the first task behind them finds it painted. */
async function paintedTwice() {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

/** Runs in the page, before the press. What it finds can be read from `watchedPress`. */
function watchPress(wanted: { opened: string; done: string }) {
  let pressedAt = Number.NaN;
  // Only a paint that took longer than this is reported at all.
  let nextPaint = 16;
  const note = ({ timeStamp }: Event) => {
    if (Number.isNaN(pressedAt)) pressedAt = timeStamp;
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, note, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const belongsToPress = Reflect.get(entry, "interactionId") > 0;
      if (belongsToPress) nextPaint = Math.max(nextPaint, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);

  /** A frame is drawn after its callbacks: the first task behind them finds it painted. */
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

  const seen = (selector: string) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(async () => {
        if (!document.querySelector(selector)?.checkVisibility()) return;
        observer.disconnect();
        await painted();
        resolve(performance.now() - pressedAt);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });

  const waited = Promise.all([seen(wanted.opened), seen(wanted.done)]);
  const watchedPress = waited.then(async ([opened, done]) => {
    // Reports of the browser come a little later than what they report.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { nextPaint, opened, done };
  });
  Object.assign(window, { watchedPress });
}
