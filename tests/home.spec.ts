import { expect, hydrated, scriptless, test } from "./support/journey.ts";

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

test("works without JavaScript", scriptless, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/zh$/);
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

test("the lower part stays as the server drew it, and comes alive when it is nearly in sight", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en", { waitUntil: "networkidle" });
  await hydrated(page);
  const lower = page.getByRole("heading", { name: "What it does to a room" });
  await expect(lower).toBeAttached();
  expect(scripts.filter((url) => url.includes("further-down"))).toEqual([]);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await lower.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter((url) => url.includes("further-down"))).toHaveLength(1);
  await expect
    .poll(() =>
      lower.evaluate((element) => Object.keys(element).some((key) => /^__react/.test(key))),
    )
    .toBe(true);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

test("what is far below is laid out after the first screen, and at once for who comes back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // The page gets no moment of leisure until it is let.
  await page.addInitScript(() => {
    const { promise: leisure, resolve } = Promise.withResolvers<void>();
    const atLeisure = window.requestIdleCallback;
    Object.assign(window, {
      letRest: resolve,
      requestIdleCallback: (work: IdleRequestCallback) => leisure.then(() => atLeisure(work)),
    });
  });
  const leftForLater = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll("main *, footer")).filter(
          (part) => getComputedStyle(part).contentVisibility !== "visible",
        ).length,
    );
  await page.goto("/en");
  expect(await leftForLater()).toBeGreaterThan(3);
  await page.evaluate(() => Reflect.get(window, "letRest")());
  await hydrated(page);
  expect(await leftForLater()).toBe(0);
  await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);

  const room = page.getByRole("heading", { name: "What it does to a room" });
  await room.scrollIntoViewIfNeeded();
  const top = () => room.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await top();
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await leftForLater()).toBe(0);
  await expect.poll(top).toBe(before);

  // Who scrolls sooner does not wait.
  await page.goto("/en/product/woodSlat.html");
  expect(await leftForLater()).toBeGreaterThan(3);
  await page.mouse.wheel(0, 300);
  await expect.poll(leftForLater).toBe(0);
});

test("a link leads on although the lower part is not here yet", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/en");
  await hydrated(page);
  await page.evaluate(() => Reflect.set(window, "stayed", true));
  await page.getByRole("link", { name: "See the products" }).click();
  await expect(page).toHaveURL(/\/en\/product\.html$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "What it does to a room" })).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});
