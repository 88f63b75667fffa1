import { expect, expectAccessible, test } from "./support/back-office.ts";

test("keys: ? lists them, / searches, n begins anew, Ctrl S saves", async ({ page, enter }) => {
  await enter({ role: "editor", at: "content/article" });
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByText("Search the list")).toBeVisible();
  await expectAccessible(page);
  // Behind a dialog nothing is pressed.
  await page.keyboard.press("n");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await page.keyboard.press("/");
  const search = page.getByRole("textbox", { name: "Search" });
  await expect(search).toBeFocused();
  // Whoever is typing means letters.
  await page.keyboard.type("n?");
  await expect(search).toHaveValue("n?");

  // Without the list that is still being filtered.
  await page.goto("/admin/content/article");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/content\/article\/create/);
  const title = page.getByRole("textbox", { name: "English" }).first();
  await title.fill("Written by keys");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/content\/article\/written-by-keys/);
  await expect(page.getByRole("toolbar", { name: "Status" })).toContainText("Draft");

  await title.fill("Written by keys alone");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
});

test("by lamplight: as the system has it, until one chooses, and it is kept", async ({
  page,
  enter,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await enter({ role: "administrator" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect.poll(ground).toBe("rgb(23, 21, 19)");
  for (const screen of ["dashboard", "inquiries", "content/product", "content/product/slat-oak"]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Toggle light/dark mode" }).click();
  await expect.poll(ground).toBe("rgb(250, 247, 242)");
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect.poll(ground).toBe("rgb(250, 247, 242)");
});
