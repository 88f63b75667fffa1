import type { Page } from "@playwright/test";
import { addMember } from "./support/add-member.ts";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive, hydrated, languages } from "./support/journey.ts";
import { texts as shell } from "./support/shell.ts";

const texts = {
  zh: {
    ...{
      add: "加入询价单",
      there: "已加入 · 查看",
      title: "询价单",
      remove: "移除",
      close: "关闭",
    },
    ...{ open: "查看并发送询价单", empty: "询价单还是空的", kept: "询价单保存在您的账户中" },
  },
  en: {
    ...{ add: "Add to list", there: "In list · View", title: "Request list", remove: "Remove" },
    ...{ open: "View and send the list", empty: "Your list is empty", close: "Close" },
    ...{ kept: "The list is kept in your account" },
  },
  ar: {
    ...{ add: "أضف إلى القائمة", there: "في القائمة · عرض", title: "قائمة الطلب", remove: "إزالة" },
    ...{ open: "عرض القائمة وإرسالها", empty: "قائمتك فارغة", close: "إغلاق" },
    ...{ kept: "تُحفظ القائمة في حسابك" },
  },
};

const kept = (page: Page): Promise<{ product: string; unit: string; amount: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("basket") ?? "[]"));
const count = (page: Page) => page.locator("header a[data-basket]:visible");
const lines = (page: Page) => page.locator("[data-basket-lines] > li");

for (const lang of languages) {
  const t = texts[lang];

  test(`in ${lang} cards and the comparison fill the list, which opens beside the page`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/product.html`);
    await hydrated(page);
    const cards = page.locator("#product-list article");
    await cards.first().getByRole("link", { name: t.add }).click();
    await expect(cards.first().getByRole("link", { name: t.there })).toBeVisible();
    await page.goto(`/${lang}/compare.html?p=slat-oak,booth-s`);
    await hydrated(page);
    const compared = page.locator("#comparison section li:has(h2)");
    await compared.last().getByRole("link", { name: t.add }).click();
    await expect(count(page)).toContainText("2");
    expect(await kept(page)).toMatchObject([{ unit: "m2" }, { unit: "piece", amount: "1" }]);
    await page.reload();
    await expect(compared.last().getByRole("link", { name: t.there })).toBeVisible();

    // By keyboard, as by a press.
    await count(page).focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: t.title });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    const box = await drawer.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(lang === "ar" ? box?.x : (box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(
      lang === "ar" ? 0 : width,
      0,
    );
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(count(page)).toBeFocused();

    await count(page).click();
    await drawer.getByRole("listitem").first().getByRole("button").click();
    await expect(drawer.getByRole("listitem")).toHaveCount(1);
    expect(await kept(page)).toMatchObject([{ product: "booth-s" }]);
    await drawer.getByRole("listitem").getByRole("button").click();
    await expect(drawer.getByText(t.empty)).toBeVisible();
    await expect(compared.last().locator("[data-adds]")).toHaveText(t.add);
    await drawer.getByRole("link", { name: t.open }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t.title);
  });

  test(`in ${lang} a phone shows how much is in the list on the menu, and opens it from there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/product.html`);
    await hydrated(page);
    const menu = page.locator("header button:has([data-basket])");
    await expect(menu.locator("[data-basket]")).toBeHidden();
    await page.locator("#product-list article").first().getByRole("link", { name: t.add }).click();
    await expect(menu.locator("[data-basket]")).toHaveText("1");
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name: t.title }).click();
    await expect(
      page.getByRole("dialog", { name: t.title }).getByRole("listitem").or(lines(page)),
    ).toHaveCount(1);
    await expectAccessible(page);
  });

  test(`in ${lang} a member's list follows them, and leaves the device with them`, async ({
    page,
    browser,
    baseURL,
    query,
  }) => {
    const member = await addMember({ query, name: "Mina Rahal", lang });
    async function enter(device: Page) {
      await device.goto(`/${lang}/login`);
      await device.getByLabel(shell[lang].email).fill(member.email);
      await device.getByLabel(shell[lang].password, { exact: true }).fill(member.password);
      await device.getByRole("button", { name: shell[lang].login_submit }).click();
      await expect(
        device.getByRole("heading", { level: 1, name: shell[lang].account }),
      ).toBeVisible();
    }
    const add = async (device: Page, product: string) => {
      await device.goto(`/${lang}/compare.html?p=${product}`);
      await hydrated(device);
      await device.getByRole("link", { name: t.add, exact: true }).click();
      await expect(device.getByRole("link", { name: t.there })).toBeVisible();
    };
    await add(page, "slat-oak");
    await enter(page);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await add(other, "slat-oak");
    await add(other, "booth-s");
    await enter(other);
    await expect(count(other)).toContainText("2");
    await other.goto(`/${lang}/basket.html`);
    await expect(other.getByText(t.kept)).toBeVisible();
    await expect(lines(other)).toHaveCount(2);
    const saved = other.waitForResponse(
      (response) =>
        response.url().endsWith("/api/users/basket") && response.request().method() === "POST",
    );
    await lines(other).first().locator("[name=amount]").fill("45.5");
    expect((await saved).status()).toBe(200);

    await page.goto(`/${lang}/basket.html`);
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first().locator("[name=amount]")).toHaveValue("45.5");
    await lines(page).last().locator("[data-remove]").click();
    await expect(lines(page)).toHaveCount(1);
    await expect
      .poll(async () => {
        const { rows } = await query("select lines from member_basket where member_id = $1", [
          member.id,
        ]);
        return rows[0]?.lines;
      })
      .toMatchObject([{ product: "slat-oak", amount: "45.5" }]);
    await other.reload();
    await expect(lines(other)).toHaveCount(1);

    await other.goto(`/${lang}/users`);
    await other.locator("main button").first().click();
    await expect(other).not.toHaveURL(/users/);
    expect(await kept(other)).toEqual([]);
    await context.close();
  });
}

test("two lists that are too long together both stay, and the page says so", async ({
  page,
  query,
  problems,
}) => {
  forgive(problems, /409/);
  const line = { title: "P", sample: true, amount: "", unit: "m2", note: "" };
  const many = (name: string) =>
    Array.from({ length: 60 }, (_, at) => ({ ...line, product: `${name}-${at}` }));
  const { id, email, password } = await addMember({ query });
  await query("insert into member_basket (member_id, lines) values ($1, $2)", [
    id,
    JSON.stringify(many("a")),
  ]);
  await page.goto("/en/login");
  await page.evaluate((json) => localStorage.setItem("basket", json), JSON.stringify(many("b")));
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  await page.goto("/en/basket.html");
  await expect(page.getByText("together they have more than 100 lines")).toBeVisible();
  expect(await kept(page)).toHaveLength(60);
  const { rows } = await query(
    "select jsonb_array_length(lines) as count from member_basket where member_id = $1",
    [id],
  );
  expect(rows).toEqual([{ count: 60 }]);
});

test("a drawer that cannot be had leads to the page of the list", async ({ page, problems }) => {
  forgive(problems, /ERR_FAILED/);
  await page.goto("/en/compare.html?p=slat-oak");
  await hydrated(page);
  await page.getByRole("link", { name: texts.en.add }).click();
  await page.route("**/basket.html?p=*", (route) => route.abort());
  await count(page).click();
  await expect(page).toHaveURL(/basket\.html$/);
});
