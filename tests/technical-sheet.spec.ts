import {
  expect,
  expectAccessible,
  hydrated,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";

const sheet = "/en/cmpProductdetail/slat-oak.html";

test(
  "one product: every curve says what it is, and none is rated",
  scriptless,
  async ({ page }) => {
    await page.goto(sheet);
    const rows = page.getByRole("table").filter({ hasText: "4000" }).last().locator("tbody tr");
    await expect(rows).toHaveCount(5);
    await expect(rows.filter({ hasText: "Calculated" })).toHaveCount(4);
    const quoted = rows.filter({ hasText: "Comparable construction" });
    await expect(quoted).toContainText("1.09");
    await expect(quoted.locator("td").nth(1)).toHaveText("–");
    await expect(rows.filter({ hasText: "On battens, 71 mm" }).last()).toContainText("0.32–1.13");
    await expect(page.getByRole("article")).not.toContainText("0.60(MH)");
    await page.goto("/en/cmpProductdetail/perforated-oak-16.html");
    await expect(page.getByText(/^Build-ups without values/)).toHaveCount(1);
    await expect(page.getByText("No laboratory has measured any of these")).toHaveCount(1);
  },
);

test(
  "two products that quote one sheet share a curve with both names",
  scriptless,
  async ({ page }) => {
    await page.goto(`${sheet}?with=slat-ash`);
    const legend = page.locator("figcaption li");
    await expect(legend).toHaveCount(2);
    await expect(legend.first()).toContainText(
      "Natural oak slat panel / White ash slat panel: Comparable construction",
    );
    await expect(legend.last()).toContainText("Calculated");
  },
);

test("products are put side by side and taken away by links", async ({ page }) => {
  await page.goto(sheet);
  await hydrated(page);
  for (const [name, address] of [
    ["White ash slat panel", "with=slat-ash"],
    ["Black slat panel", "with=slat-ash,slat-black"],
    ["Walnut slat panel", "with=slat-ash,slat-black,slat-walnut"],
  ] as const) {
    await page.locator("summary", { hasText: "Put another product beside it" }).click();
    await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("link", { name: `Stop comparing ${name}` })).toBeVisible();
  }
  await expect(page.getByText("Up to four products can be compared.")).toBeVisible();
  await expect(page.locator("summary", { hasText: "Put another" })).toHaveCount(0);
  const numbers = page.getByRole("table").filter({ hasText: "4000" }).last().locator("tbody tr");
  // Each with what was published of something like it, and with our calculation.
  await expect(numbers).toHaveCount(8);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Stop comparing Black slat panel" }).click();
  await expect(page).toHaveURL(/with=slat-ash,slat-walnut$/);
  await expect(numbers).toHaveCount(6);
});

test(
  "another mounting is refused with its reason, and can be chosen instead",
  scriptless,
  async ({ page }) => {
    await page.goto(`${sheet}?with=perforated-white-16,slat-ash`);
    const numbers = page.getByRole("table").filter({ hasText: "4000" }).last().locator("tbody tr");
    await expect(numbers).toHaveCount(4);
    await expect(page.getByText("Not put beside the others in “On battens”:")).toBeVisible();
    await expect(page.getByText(/has values only in “Ceiling with wool”/)).toBeVisible();
    await page.getByRole("link", { name: /^Ceiling with wool/ }).click();
    await expect(page).toHaveURL(/mounting=ceiling-void-wool&with=perforated-white-16,slat-ash$/);
    await expect(numbers).toHaveCount(3);
    await expect(numbers.first()).toContainText("Comparable construction");
    await expect(
      page.getByText(/has values only in “Direct to the wall \/ On battens/),
    ).toHaveCount(1);
  },
);

test("products are compared in their finishes", scriptless, async ({ page }) => {
  await page.goto(`${sheet}?with=slat-ash`);
  const pictures = page.locator("thead img");
  await expect(pictures).toHaveCount(2);
  const first = await pictures.first().getAttribute("src");
  await page.getByRole("link", { name: "Pale grey stain", exact: true }).click();
  await expect(page).toHaveURL(/finish=slat-ash~grey&with=slat-ash$/);
  await expect(pictures.last()).toHaveAttribute("src", /finish-slat-ash-grey\./);
  await expect(pictures.first()).toHaveAttribute("src", first ?? "");
  await expect(page.getByRole("link", { name: "Pale grey stain", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page
    .getByRole("link", { name: /ash slat/i })
    .last()
    .click();
  await expect(page).toHaveURL(/productdetail\/slat-ash\.html\?finish=grey$/);
});

test("a comparison in another finish fades in when its pictures are there", async ({ page }) => {
  await page.goto(`${sheet}?with=slat-ash`);
  await hydrated(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.startViewTransition = (put) => {
      const transition = start(put);
      transition.updateCallbackDone.then(() => {
        for (const image of document.querySelectorAll<HTMLImageElement>("thead img")) {
          if (image.complete && image.naturalWidth > 0) faded.push(image.src);
        }
      });
      return transition;
    };
  });
  await page.getByRole("link", { name: "Pale grey stain", exact: true }).click();
  await expect(page.locator("thead img").last()).toHaveAttribute("src", /finish-slat-ash-grey\./);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "faded")))
    .toEqual([expect.anything(), expect.stringContaining("finish-slat-ash-grey.")]);
});

test("another quantity is refused: a booth beside a panel", scriptless, async ({ page }) => {
  await page.goto(`${sheet}?with=booth-s`);
  await expect(page.getByText(/a booth is rated by how much speech it keeps in/)).toBeVisible();
  const numbers = page.getByRole("table").filter({ hasText: "4000" }).last().locator("tbody tr");
  await expect(numbers).toHaveCount(2);
});

test("what nobody has measured is named, not guessed", scriptless, async ({ page }) => {
  await page.goto("/en/cmpProductdetail/pet-baffle.html?with=pet-cloud-round");
  await expect(page.getByText("None of these has absorption values to compare:")).toBeVisible();
  await expect(page.locator("figure")).toHaveCount(0);
});

test("prints on A4 without the site around it", async ({ page }) => {
  await page.goto(`${sheet}?with=slat-ash`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Compare side by side" })).toBeHidden();
  const size = await page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .find((rule) => rule instanceof CSSPageRule && rule.cssText.includes("a4"))?.cssText,
  );
  expect(size).toContain("size: a4");
  // The text area of A4 with these margins, at 96 dots an inch.
  await page.setViewportSize({ width: 703, height: 1000 });
  expect(await widthBeyondWindow(page)).toBe(0);
});

test("the last column of a comparison is read without scrolling on a desk", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${sheet}?with=pet-flat-12,slat-ash`);
  const table = page.getByRole("group", { name: /absorption/i }).filter({ hasText: "4000" });
  const beyond = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
});
