// What the room calculator costs: the calculation itself, the next paint after a keystroke on a
// processor slowed four times, and the frames of a second in which a wall is drawn out.
import type { Page } from "@playwright/test";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { runCalculation } from "#domain/calculator/run-calculation.ts";
import { type Cleanup, runBenchmark } from "./support/benchmark.ts";
import { desk, openPage, slowDown, startChromium } from "./support/chromium.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { startSite } from "./support/site.ts";
import { checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const longestToCalculate = 2;
const longestToPaint = 100;
/** In a second of dragging, at sixty frames a second. */
const mostDropped = 3;

await runBenchmark({
  async measure({ cleanup }) {
    const site = await startSite({ cleanup, dataFolder: makeTemporaryFolder({ cleanup }) });
    warnWhenBusy();
    const calculation = timeCalculation();
    const { paints, dropped } = await operate({ cleanup, address: site.address });
    printTable({
      title: "Room calculator",
      rows: [
        { what: "one calculation, median of 2,000, ms", measured: round(calculation, 3) },
        {
          what: "keystroke to next paint, slowed 4×, worst of 20, ms",
          measured: Math.max(...paints),
        },
        { what: "the same, median, ms", measured: median(paints) },
        { what: "frames dropped in a second of dragging", measured: dropped },
      ],
    });
    return checkBudgets({
      budgets: [
        { what: "calculation", measured: calculation, atMost: longestToCalculate, unit: "ms" },
        {
          what: "keystroke to paint",
          measured: Math.max(...paints),
          atMost: longestToPaint,
          unit: "ms",
        },
        { what: "dropped frames", measured: dropped, atMost: mostDropped, unit: "frames" },
      ],
    });
  },
});

function timeCalculation(): number {
  const times = Array.from({ length: 2000 }, () => {
    const started = performance.now();
    runCalculation({ calculation: presetRooms.classroom, absorbers: [] });
    return performance.now() - started;
  });
  return median(times);
}

async function operate({ cleanup, address }: { cleanup: Cleanup; address: string }) {
  const browser = await startChromium({ cleanup });
  const path = "/en/calculator.html?room=classroom&product=slat-oak&mounting=battens-50";
  const page = await openPage({ browser, window: desk });
  await page.goto(address + path);
  await page.locator("x-island[data-island=room-calculator][data-state=awake]").waitFor();
  const dropped = await countDropped(page);
  await slowDown({ page, processor: 4 });
  return { dropped, paints: await timeKeys(page) };
}

/** As the browser reports each keystroke: from the key to the paint after all that it caused. */
async function timeKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === "keydown" || entry.name === "input" || entry.name === "keypress")
          seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const field = page.getByRole("textbox", { name: "Length" });
  await field.focus();
  for (let at = 0; at < 20; at++) {
    await page.keyboard.press(at % 2 === 0 ? "Backspace" : String(1 + (at % 9)));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  // Nothing is reported of what took less than a frame.
  return seen.length > 0 ? seen : [16];
}

async function countDropped(page: Page): Promise<number> {
  const box = await page.getByRole("slider", { name: "Length" }).boundingBox();
  if (!box) throw new Error("The drawing has no handle");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const stamps: number[] = [];
        const note = (now: number) => {
          stamps.push(now);
          if (now - (stamps[0] ?? now) < 1000) requestAnimationFrame(note);
          else done(stamps);
        };
        requestAnimationFrame(note);
      }),
  );
  for (let step = 1; step <= 60; step++) await page.mouse.move(x + step, y + step / 2);
  const stamps = await frames;
  await page.mouse.up();
  return stamps
    .slice(1)
    .reduce(
      (lost, now, at) =>
        lost + Math.max(0, Math.round((now - (stamps[at] ?? now)) / (1000 / 60)) - 1),
      0,
    );
}
