import type { Page } from "@playwright/test";
import { acknowledge, answerInquiries, drawPictures } from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import {
  awake,
  expect,
  expectAccessible,
  forgive,
  hydrated,
  languages,
  scriptless,
  test,
} from "./support/journey.ts";

const texts = {
  zh: {
    ...{ add: "加入询价单", there: "已在询价单中 · 查看", title: "询价单", amount: "数量 (m²)" },
    ...{ note: "备注", sample: "寄样品", undo: "撤销", empty: "询价单还是空的" },
    ...{
      nothing: "请填写数量，或勾选寄样品。",
      sent: "询价单已发送并清空。",
      withdrawn: "该产品已不在目录中",
    },
  },
  en: {
    ...{ add: "Add to request list", there: "In your list · View", title: "Request list" },
    ...{ amount: "Amount (m²)", note: "Note", sample: "Send a sample", undo: "Undo" },
    ...{ empty: "Your list is empty", nothing: "Enter an amount, or ask for a sample." },
    ...{ sent: "Your list was sent and is empty again.", withdrawn: "no longer in the catalogue" },
  },
  ar: {
    ...{ add: "أضف إلى قائمة الطلب", there: "في قائمتك · عرض", title: "قائمة الطلب" },
    ...{ amount: "الكمية (م²)", note: "ملاحظة", sample: "أرسل عينة", undo: "تراجع" },
    ...{ empty: "قائمتك فارغة", nothing: "أدخل الكمية أو اطلب عينة." },
    ...{ sent: "أُرسلت قائمتك وأصبحت فارغة.", withdrawn: "لم يعد هذا المنتج ضمن الكتالوج" },
  },
};

const lines = (page: Page) => page.locator("[data-basket-lines] > li");

async function keep(page: Page, ...kept: object[]) {
  await page.addInitScript((json) => {
    if (!sessionStorage.getItem("kept")) localStorage.setItem("basket", json);
    sessionStorage.setItem("kept", "yes");
  }, JSON.stringify(kept));
}
const oak = { product: "slat-oak", title: "Oak", sample: true, amount: "", unit: "m2", note: "" };

for (const lang of languages) {
  const t = texts[lang];
  const form = inquiryTexts[lang];

  test(`in ${lang} two products go into one request, and are sent once`, async ({ page }) => {
    await drawPictures(page);
    const sent = await answerInquiries(page, { json: { code: 1000 } });
    await page.goto(`/${lang}/productdetail/slat-oak.html`);
    await hydrated(page);
    await page.getByRole("link", { name: t.add }).click();
    const there = page.getByRole("link", { name: t.there });
    await expect(there).toBeVisible();
    await expect(page.locator("header [data-basket]").first()).toContainText("1");

    await page.goto(`/${lang}/productdetail/booth-s.html`);
    await hydrated(page);
    await page.getByRole("link", { name: t.add }).click();
    await page.getByRole("link", { name: t.there }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t.title);
    await expect(lines(page)).toHaveCount(2);
    const first = lines(page).first();
    await first.getByLabel(t.amount, { exact: true }).fill("٤٥٫٥");
    await first.getByLabel(t.note, { exact: true }).fill("A lobby & <b>hall</b>");
    await page.reload();
    await expect(first.getByLabel(t.note, { exact: true })).toHaveValue("A lobby & <b>hall</b>");
    await expectAccessible(page);

    const inquiry = page.locator("main form");
    await awake(inquiry, () => inquiry.locator("[name=name]").focus());
    await inquiry.locator("[name=name]").fill(form.written.name);
    await inquiry.locator("[name=phone]").fill(form.written.phone);
    const { country } = form.written;
    if (country) {
      await inquiry.getByRole("combobox", { name: form.country }).fill(country);
      await inquiry.getByRole("option").first().click();
    }
    await inquiry.locator("[name=code]").fill("abcd");
    await inquiry.getByRole("button", { name: form.send, exact: true }).dblclick();
    await acknowledge(page, form, form.received, form.receivedText);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ purpose: "quote" });
    expect(JSON.parse(sent[0]?.lines ?? "")).toMatchObject([
      {
        product: "slat-oak",
        sample: true,
        amount: 45.5,
        unit: "m2",
        note: "A lobby & <b>hall</b>",
      },
      { product: "booth-s", sample: false, amount: 1, unit: "piece" },
    ]);
    await expect(page.getByText(t.empty)).toBeVisible();
    await expect(page.getByText(t.sent)).toBeVisible();
    await expect(page.locator("header [data-basket]").first()).toBeHidden();
  });

  test(`in ${lang} a line that asks for nothing is not sent; one taken out comes back`, async ({
    page,
  }) => {
    await drawPictures(page);
    const sent = await answerInquiries(page, { json: { code: 1000 } });
    await keep(page, oak, { ...oak, product: "slat-gone", title: "Lost one" });
    await page.goto(`/${lang}/basket.html`);
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).last()).toContainText(t.withdrawn);
    await expect(lines(page).last()).toContainText("Lost one");
    await lines(page).first().getByLabel(t.sample).uncheck();
    const inquiry = page.locator("main form");
    await inquiry.getByRole("button", { name: form.send, exact: true }).click();
    await expect(lines(page).first().getByText(t.nothing)).toBeVisible();
    await expect(lines(page).first().getByLabel(t.amount, { exact: true })).toBeFocused();
    expect(sent).toEqual([]);
    await page.keyboard.type("12");
    await expect(lines(page).first().getByText(t.nothing)).toBeHidden();
    const remove = (at: number) => lines(page).nth(at).getByRole("button");
    const undo = page.getByRole("button", { name: t.undo });
    await remove(0).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(remove(0)).toBeFocused();
    await expect(undo).toBeInViewport();
    await expectAccessible(page);
    await undo.click();
    await expect(lines(page)).toHaveCount(2);
    await expect(remove(0)).toBeFocused();
    await expect(undo).toBeHidden();
    await expect(lines(page).first().getByLabel(t.amount, { exact: true })).toHaveValue("12");
    await remove(1).press("Enter");
    await expect(remove(0)).toBeFocused();
    await remove(0).press("Enter");
    await expect(lines(page)).toHaveCount(0);
    await expect(page.locator("[data-basket-empty]")).toBeFocused();
    await expect(page.getByText(t.empty)).toBeInViewport();
    await expect(undo).toBeInViewport();
  });
}

test("what was chosen on the product's page goes along, another choice is another line", async ({
  page,
}) => {
  await page.goto("/en/productdetail/slat-oak.html");
  await hydrated(page);
  await page.getByRole("link", { name: texts.en.add }).click();
  const other = page.locator("[name=mounting]:not(:checked)").first();
  const value = await other.getAttribute("value");
  await other.check({ force: true });
  await page.getByRole("link", { name: texts.en.add }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("basket") ?? "[]")))
    .toMatchObject([{ product: "slat-oak" }, { product: "slat-oak", mounting: value }]);
});

test("without a network the list stays, under the names it knows", async ({ page, problems }) => {
  forgive(problems, /ERR_FAILED/);
  await keep(page, oak);
  await page.route("**/basket.html?p=*", (route) => route.abort());
  await page.goto("/en/basket.html");
  await expect(lines(page)).toContainText("Oak");
  await expect(page.getByText("Your list is kept.")).toBeVisible();
  await expect(page.getByText(texts.en.withdrawn)).toBeHidden();
});

test("another window's change is seen here", async ({ page, context }) => {
  await page.goto("/en/basket.html");
  await expect(page.getByText(texts.en.empty)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/en/productdetail/slat-oak.html");
  await hydrated(other);
  await other.getByRole("link", { name: texts.en.add }).click();
  await expect(lines(page)).toHaveCount(1);
  await other.close();
});

for (const lang of languages) {
  test(
    `in ${lang} without JavaScript the page has its form and says why`,
    scriptless,
    async ({ page }) => {
      await page.goto(`/${lang}/basket.html`);
      await expect(page.locator("main form")).toBeVisible();
      await expect(page.getByText("JavaScript")).toBeVisible();
    },
  );
}

test("who comes back to a product adds the mounting that is shown as chosen", async ({ page }) => {
  await page.goto("/en/productdetail/slat-oak.html");
  await hydrated(page);
  const other = page.locator("[name=mounting]:not(:checked)").first();
  const value = await other.getAttribute("value");
  await other.check({ force: true });
  await page.goto("/en/aboutUs/lianxi.html");
  await page.goBack();
  await hydrated(page);
  await expect(page.locator("[name=mounting]:checked")).toHaveValue(value ?? "");
  await page.getByRole("link", { name: texts.en.add }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("basket") ?? "[]")))
    .toMatchObject([{ product: "slat-oak", mounting: value }]);
});

test("a line shows its product in the chosen finish, in the list and in the drawer", async ({
  page,
}) => {
  await keep(page, { ...oak, finish: "honey" });
  await page.goto("/en/basket.html");
  const picture = lines(page).first().locator("img[data-finish]");
  await expect(picture).toHaveAttribute("src", /finish-slat-oak-honey\./);
  const finish = lines(page).first().locator("[name=finish]");
  await finish.selectOption("oiled");
  await expect(picture).toHaveAttribute("src", /finish-slat-oak-oiled\./);
  await finish.selectOption("");
  await expect(picture).toHaveCount(0);
  await finish.selectOption("oiled");
  await expect(picture).toHaveCount(1);

  await page.goto("/en/productdetail/slat-oak.html");
  await hydrated(page);
  await page.locator("header [data-basket]").first().click();
  const drawn = page.getByRole("dialog").locator("img[data-finish]");
  await expect(drawn).toHaveAttribute("src", /finish-slat-oak-oiled\./);
});
