import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { surfaceKinds } from "#domain/acoustics/room-surfaces.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { readLink } from "#domain/calculator/read-link.ts";
import { longestSharedLink, writeAddress, writeLink } from "#domain/calculator/room-link.ts";
import { writeSeconds } from "#domain/calculator/room-words.ts";
import { runCalculation } from "#domain/calculator/run-calculation.ts";
import { expect, forgive, hydrated, languages, test } from "./support/journey.ts";

/** More surfaces, each with a name of its own, than a link can carry. */
const large: Calculation = {
  ...presetRooms.office,
  name: "Atrium 大厅 البهو",
  room: {
    ...{ shape: "surfaces", volume: 4800.5, air: presetRooms.office.room.air },
    surfaces: Array.from({ length: 60 }, (_, at) => ({
      name: `${at} ${createHash("sha256").update(String(at)).digest("base64").slice(0, 40)}`,
      area: (2000 + ((at * 7919) % 1000)) / 100,
      material: { kind: "surface", id: surfaceKinds[at % surfaceKinds.length] ?? "plaster" },
    })),
  },
};

const { before } = runCalculation({ calculation: large, absorbers: [] });
const shown = octaveBands.map((band) => writeSeconds(before.sabine[band] ?? 0));

const hashOf = (address: string) => new URL(address).hash.slice(1);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("the room of these tests is too large for a link", () => {
  expect(writeLink(large).length).toBeGreaterThan(longestSharedLink);
});

for (const lang of languages) {
  const texts = JSON.parse(readFileSync(`messages/${lang}.json`, "utf8"));

  test(`in ${lang} a large room has a short link, which opens anywhere`, async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/${lang}/calculator.html#${writeLink(large)}`);
    await hydrated(page);
    const name = (on: Page) => on.getByRole("textbox", { name: texts.calculator_name });
    await expect(name(page)).toHaveValue(large.name);
    const times = (on: Page) =>
      on.getByRole("row", { name: texts.calculator_row_before }).getByRole("cell");
    await expect(times(page)).toHaveText(shown);
    await page.getByRole("button", { name: texts.calculator_share }).click();
    await expect(page.getByText(texts.calculator_link_copied)).toBeVisible();
    const link = await copied(page);
    expect(link).toMatch(new RegExp(`/${lang}/calculator\\.html#s=[\\w-]{22}$`));

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(name(other)).toHaveValue(large.name);
    await expect(times(other)).toHaveText(shown);
    // What was only looked at keeps its short address; what is changed has one of its own.
    await other.reload();
    await expect(name(other)).toHaveValue(large.name);
    expect(other.url()).toBe(link);
    await name(other).fill("B");
    await expect.poll(() => readLink(hashOf(other.url()))).toEqual({ ...large, name: "B" });
    await elsewhere.close();
  });

  test(`in ${lang} nothing is lost without a network, and a link to nothing says so`, async ({
    page,
    context,
    problems,
  }) => {
    forgive(problems, /ERR_INTERNET_DISCONNECTED|status of 404/);
    await page.goto(`/${lang}/calculator.html#${writeLink(large)}`);
    await hydrated(page);
    await expect(page.getByRole("textbox", { name: texts.calculator_name })).toHaveValue(
      large.name,
    );
    await context.setOffline(true);
    await page.getByRole("button", { name: texts.calculator_share }).click();
    const [start = ""] = texts.calculator_link_not_stored.split("{reason}");
    await expect(page.getByText(start)).toContainText(texts.offline_call);
    await context.setOffline(false);
    expect(readLink(hashOf(page.url()))).toEqual(large);

    await page.goto("about:blank");
    await page.goto(`/${lang}/calculator.html#s=${"A".repeat(22)}`);
    await expect(page.getByRole("alert")).toHaveText(texts.calculator_link_broken);
    await expect(page.getByRole("textbox", { name: texts.calculator_length })).toHaveValue("9");
  });
}

test("a stored room that cannot be fetched is asked for again", async ({ page, problems }) => {
  forgive(problems, /ERR_FAILED|status of 404/);
  await page.route("**/api/acoustics/rooms/*", (route) => route.abort());
  await page.goto(`/en/calculator.html#s=${"A".repeat(22)}`);
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  await page.unroute("**/api/acoustics/rooms/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be read");
});

test("a link with two rooms opens one and compares it with the other", async ({ page }) => {
  const room = { ...presetRooms.classroom, name: "One" };
  const other = { ...presetRooms.meeting, name: "Other" };
  const address = writeAddress({ room: writeLink(room), other: writeLink(other) });
  await page.goto(`/en/calculator.html#${address}`);
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Name of the room" })).toHaveValue("One");
  await page.getByRole("button", { name: "Show the comparison" }).click();
  await expect(page.getByText(/^B Other/)).toBeInViewport();
  await expect(page.getByRole("row", { name: /^B Before/ })).toBeVisible();
  await page.getByRole("textbox", { name: "Height" }).fill("3.5");
  await expect.poll(() => hashOf(page.url())).toMatch(new RegExp(`&b=${writeLink(other)}$`));
});
