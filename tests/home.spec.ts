import { expect, hydrated, test } from "./support/journey.ts";

test("the language links change language, direction and cookie", async ({ page, context }) => {
  await page.goto("/en");
  await page.getByRole("navigation", { name: "Languages" }).first().getByText("العربية").click();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const cookie = (await context.cookies()).find(({ name }) => name === "lang");
  expect(cookie).toMatchObject({ value: "ar", sameSite: "Lax", path: "/" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${process.env.SITE_UNDER_TEST}/en`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/zh$/);
  await context.close();
});

test("no script is fetched before the first frames are painted", async ({ page }) => {
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => held.push(frame);
    Object.assign(window, {
      letPaint: () => {
        window.requestAnimationFrame = paint;
        for (const frame of held) paint(frame);
      },
    });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/en", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.evaluate(() => Reflect.get(window, "letPaint")());
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});
