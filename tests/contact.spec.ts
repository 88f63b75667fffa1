import {
  expect,
  expectAccessible,
  languages,
  scriptBytes,
  scriptless,
  test,
} from "./support/journey.ts";
import { open, texts, watchShifts } from "./support/shell.ts";

const path = "/aboutUs/lianxi.html";
/** Wednesday 14:00 and Saturday 14:00 in Hangzhou. */
const working = "2026-01-07T06:00:00Z";
const weekend = "2026-01-10T06:00:00Z";

const said = {
  zh: {
    hours: "周一至周五 9:00–18:00（北京时间）",
    maps: ["高德地图", "百度地图"],
    hosts: ["uri.amap.com", "api.map.baidu.com"],
    desk: ["外贸部", "英语、阿拉伯语"],
  },
  en: {
    hours: "Monday to Friday, 9:00–18:00 (China Standard Time)",
    maps: ["Google Maps", "Apple Maps"],
    hosts: ["www.google.com", "maps.apple.com"],
    desk: ["Export desk", "English, Arabic"],
  },
  ar: {
    hours: "من الاثنين إلى الجمعة، 9:00–18:00 (توقيت الصين الرسمي)",
    maps: ["خرائط Google", "خرائط Apple"],
    hosts: ["www.google.com", "maps.apple.com"],
    desk: ["قسم التصدير", "الإنجليزية والعربية"],
  },
};

/** A text as it is read: without what only keeps its parts together. */
const read = (text: string | null) => (text ?? "").replace(/[\u2060\u2066\u2069]/g, "");

for (const lang of languages) {
  const t = texts[lang];
  const { hours, maps, hosts, desk } = said[lang];

  test.describe(`without JavaScript in ${lang}`, scriptless, () => {
    test("the office's own hours, who answers, and the maps that readers have", async ({
      page,
    }) => {
      await page.goto(`/${lang}${path}`);
      const main = page.getByRole("main");
      expect(read(await main.textContent())).toContain(hours);
      await expect(main.getByText(t.hours_open)).toBeHidden();
      await expect(main.getByText(t.hours_closed)).toBeHidden();

      const [role = "", spoken = ""] = desk;
      await expect(main.locator("dt", { hasText: role }).locator("+ dd")).toHaveText(spoken);

      const links = main.getByRole("navigation", { name: t.directions }).getByRole("link");
      await expect(links).toHaveText(maps.map((name) => `${name} (${t.opens_new_tab})`));
      for (const [position, host] of hosts.entries()) {
        const link = links.nth(position);
        await expect(link).toHaveAttribute("rel", "noopener nofollow");
        await expect(link).toHaveAttribute("target", "_blank");
        const address = new URL((await link.getAttribute("href")) ?? "");
        expect(address.host).toBe(host);
        const asked = [...address.searchParams.values()].join(" ");
        expect(asked).toContain({ zh: "听禾路", en: "Tinghe Road", ar: "تينغخه" }[lang]);
      }
    });

    test("the online service begins with the chat of the language", async ({ page }) => {
      await page.goto(`/${lang}/project.html`);
      await page.locator("aside summary").click();
      const channels = page.getByRole("region", { name: t.online_service }).locator("img, a");
      const offered = await channels.evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLAnchorElement ? one.href : "code")),
      );
      const [chat, phone] = [/^https:\/\/wa\.me\//, /^tel:/];
      const order = lang === "zh" ? [/^code$/, phone] : [chat, phone, /^code$/];
      expect(offered).toEqual([...order, /lianxi/].map((one) => expect.stringMatching(one)));
    });
  });
}

/** In a window of its own, whose clocks are those of a zone. */
const zoneTest = test.extend<{ zone: string }>({
  zone: ["UTC", { option: true }],
  context: async ({ browser, baseURL, zone }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: zone });
    await use(context);
    await context.close();
  },
});

for (const { lang, zone, words, here } of [
  { lang: "ar", zone: "Asia/Riyadh", words: "hours_elsewhere", here: "4:00–13:00" },
  { lang: "en", zone: "Asia/Kolkata", words: "hours_elsewhere", here: "6:30–15:30" },
  { lang: "en", zone: "America/Los_Angeles", words: "hours_before", here: "17:00–2:00" },
  { lang: "zh", zone: "America/Los_Angeles", words: "hours_before", here: "17:00–2:00" },
  { lang: "zh", zone: "Pacific/Kiritimati", words: "hours_elsewhere", here: "15:00–0:00" },
] as const) {
  zoneTest.describe(`in ${lang} from ${zone}`, () => {
    zoneTest.use({ zone });

    zoneTest(
      "whether the office is open, and its hours on the visitor's clock",
      async ({ page }) => {
        const t = texts[lang];
        const hosts = new Set<string>();
        page.on("request", (request) => hosts.add(new URL(request.url()).host));
        const main = page.getByRole("main");
        const elsewhere = t[words].replace("{there}", "9:00–18:00").replace("{here}", here);
        const told = page.locator("[data-office-hours] span");
        const reads = async () => read(await told.textContent());
        const shifted = await watchShifts(page);
        await page.clock.setFixedTime(working);
        await open(page, `/${lang}${path}`);
        await expect(main.getByText(t.hours_open)).toBeVisible();
        await expect(main.getByText(t.hours_closed)).toBeHidden();
        await expect.poll(reads).toBe(read(elsewhere));
        await page.evaluate(() => document.fonts.ready);
        expect(await shifted()).toBeLessThan(0.02);
        expect(await scriptBytes(page)).toBeLessThanOrEqual(6 * 1024);
        await expectAccessible(page);
        await page.clock.setFixedTime(weekend);
        await open(page, `/${lang}${path}`);
        await expect(main.getByText(t.hours_closed)).toBeVisible();
        await expect(main.getByText(t.hours_open)).toBeHidden();
        await expect.poll(reads).toBe(read(elsewhere));
        expect([...hosts]).toEqual([new URL(page.url()).host]);
      },
    );
  });
}

zoneTest.describe("in the office's own zone", () => {
  zoneTest.use({ zone: "Asia/Shanghai" });

  zoneTest("nothing is translated, and the page notices when it closes", async ({ page }) => {
    const t = texts.zh;
    const place = page.locator("[data-office-hours]");
    await page.clock.install({ time: "2026-01-07T09:59:30Z" });
    await open(page, `/zh${path}`);
    await expect(place.getByText(t.hours_open)).toBeVisible();
    await expect(place.locator("span")).toBeEmpty();
    await page.clock.runFor("01:00");
    await expect(place.getByText(t.hours_closed)).toBeVisible();
    await expect(place.getByText(t.hours_open)).toBeHidden();
  });
});
