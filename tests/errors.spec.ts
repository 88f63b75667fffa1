import { expect, expectAccessible, forgive, hydrated, languages, test } from "./support/journey.ts";

const texts = {
  zh: {
    heading: "页面出现错误：404",
    text: "找不到您要访问的页面",
    failed: "显示错误页面时又出现了错误",
    home: "返回首页",
  },
  en: {
    heading: "Page error: 404",
    text: "This page could not be found",
    failed: "An error occurred while showing the error page",
    home: "Go back to home",
  },
  ar: {
    heading: "حدث خطأ في الصفحة: 404",
    text: "تعذّر العثور على هذه الصفحة",
    failed: "حدث خطأ أثناء عرض صفحة الخطأ",
    home: "العودة إلى الصفحة الرئيسية",
  },
};

const sections = [
  "/product.html",
  "/akupanel.html",
  "/silencebooth.html",
  "/programme.html",
  "/project.html",
  "/aboutUs.html",
  "/news.html",
];

for (const lang of languages) {
  const t = texts[lang];

  test.describe(`errors in ${lang}`, () => {
    // What it says in each language: tests/nodes/every-route.test.ts.
    if (lang === "ar") {
      test("404: the stated heading and text, a search box, ways on", async ({
        page,
        problems,
      }) => {
        const response = await page.goto(`/${lang}/no/such/page.html`);
        expect(response?.status()).toBe(404);
        expect(response?.headers()["cache-control"]).toBe("no-store");
        await hydrated(page);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(t.heading);
        await expect(main.getByText(t.text)).toBeVisible();
        await expect(page).toHaveTitle(t.text);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        for (const section of sections) {
          await expect(main.locator(`a[href="/${lang}${section}"]`)).toBeVisible();
        }
        await expect(main.locator(`a[href="/${lang}"]`)).toBeVisible();
        await expectAccessible(page);
        await main.getByRole("combobox").fill("NRC 100%");
        await main.getByRole("combobox").press("Enter");
        await expect(page).toHaveURL(new RegExp(`/${lang}/search\\?query=NRC%2520100%2525$`));
        forgive(problems, /status of 404/);
      });
    }

    test("should the error page itself fail, a line and a link remain", async ({
      page,
      problems,
    }) => {
      await page.route("**/assets/*.js", async (route) => {
        const response = await route.fetch();
        const script = (await response.text())
          .replace(/autoComplete:[`"]one-time-code[`"]/, "autoComplete:pageIsBroken()")
          .replace(/content:[`"]noindex[`"]/, "content:errorPageIsBroken()");
        await route.fulfill({ response, body: script });
      });
      await page.route("**/api/auth/sign-in/email", (route) =>
        route.fulfill({ json: { twoFactorRedirect: true } }),
      );
      // Pages that keep the router's client draw their errors in the browser: here, the form for
      // the second factor.
      await page.goto(`/${lang}/login`);
      await hydrated(page);
      await page.locator("main [name=email]").fill("harriet@example.com");
      await page.locator("main [name=password]").fill("correct horse");
      await page.locator("main [type=submit]").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.failed);
      forgive(problems, /[pP]ageIsBroken/);
      await page.unrouteAll();
      await page.getByRole("main").getByRole("link", { name: t.home }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}$`));
    });
  });
}
