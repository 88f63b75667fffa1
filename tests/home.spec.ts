import { expect, scriptless, test } from "./support/journey.ts";

test("the language links change language, direction and cookie", async ({ page, context }) => {
  await page.goto("/en");
  await page.getByRole("navigation", { name: "Languages" }).first().getByText("العربية").click();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  // The page's last line sets it: later than its first, which turns the direction.
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "lang"))
    .toMatchObject({ value: "ar", sameSite: "Lax", path: "/" });
  const cookie = (await context.cookies()).find(({ name }) => name === "lang");
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
