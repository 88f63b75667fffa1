import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";
import { texts } from "./support/shell.ts";

test("the first sign-in: one-time password, own password, in and out", async ({
  page,
  problems,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Email").fill("admin@example.com");
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText(texts.en.login_wrong);
  await expect(page.getByLabel("Email")).toHaveValue("admin@example.com");

  await page.getByLabel("Password").fill(process.env.STAFF_PASSWORD ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/admin\/$/);
  await page.getByLabel("Current password").fill(process.env.STAFF_PASSWORD ?? "");
  await page.getByLabel("New password (").fill("a quiet walnut wall");
  await page.getByLabel("New password once more").fill("a quiet walnut wall");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page.getByText("admin@example.com")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  // The browser itself notes the refused attempt.
  forgive(problems, /status of 401/);
});

test("visitors load nothing of the back office, and robots are kept from it", async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  for (const path of ["/en", "/zh/product.html", "/ar/productdetail/slat-oak.html", "/en/search"]) {
    await page.goto(path);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState("networkidle");
    expect(await page.content()).not.toMatch(/\/admin\b(?!\/\w)|api\/backoffice/);
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((path) => /^\/admin|backoffice/.test(path))).toEqual([]);

  for (const path of ["/admin/", "/admin/content/product", "/login"]) {
    const answer = await request.get(path);
    expect(answer.headers()["x-robots-tag"] ?? (await answer.text())).toContain("noindex");
    // Asked for anew each time; the sign-in is a page like any other, the same for everybody.
    expect(answer.headers()["cache-control"]).toMatch(/no-store|no-cache|max-age=0/);
  }
  expect(await (await request.get("/robots.txt")).text()).toMatch(/Disallow: \/(?:admin|api)/);
});

const gigabyte = 1024 ** 3;

for (const { locale, words } of [
  { locale: "en-GB", words: "The disk is nearly full: 0.4 GB of 20.0 GB are left." },
  { locale: "zh-CN", words: "磁盘空间不足：20.0 GB 中仅剩 0.4 GB。" },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("a disk that is nearly full is seen by everybody who looks at the dashboard", async ({
      page,
      enter,
    }) => {
      let alarms = [{ kind: "disk", free: 0.4 * gigabyte, size: 20 * gigabyte }];
      await page.route("**/api/backoffice/dashboard/alarms*", (route) =>
        route.fulfill({ json: alarms }),
      );
      await enter({ role: "viewer" });
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expectAccessible(page);
      // And not once there is room again.
      alarms = [];
      const asked = page.waitForResponse("**/api/backoffice/dashboard/alarms*");
      await page.reload();
      await asked;
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeHidden();
    });
  });
}

test("administrators see on the dashboard how backups do", async ({ page, enter }) => {
  const at = "2026-11-15T19:00:00.000Z";
  await page.route("**/api/backoffice/dashboard/backups*", (route) =>
    route.fulfill({
      json: {
        at: "03:00",
        success: {
          at,
          seconds: 20.5,
          archive: "/b/a.tar.gz",
          bytes: 5 * 1024 ** 2,
          missingFiles: 2,
        },
        failure: { at, problem: "There is no space left for a backup in /b." },
      },
    }),
  );
  await page.route("**/api/backoffice/dashboard/alarms*", (route) =>
    route.fulfill({ json: [{ kind: "backup" }] }),
  );
  await enter({ role: "administrator" });
  const backups = page.getByRole("region", { name: "Backups" });
  await expect(backups.getByRole("alert")).toContainText("There is no space left for a backup");
  await expect(backups).toContainText("/b/a.tar.gz 5.0 MB in 20.5 s");
  await expect(backups).toContainText("2 files that the database names were not there");
  await expect(backups).toContainText("Made every day at 03:00");
  await expect(page.getByRole("alert").filter({ hasText: "more than 48 hours" })).toBeVisible();
  await expectAccessible(page);
});

test("a viewer is shown nothing of backups", async ({ page, enter }) => {
  await enter({ role: "viewer" });
  await expect(page.getByRole("region", { name: "Visits" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Backups" })).toBeHidden();
});
