import type { Page } from "@playwright/test";
import { acknowledge, drawPictures } from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import {
  awake,
  expect,
  expectAccessible,
  hydrated,
  languages,
  older,
  scriptless,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";
import { hold, texts } from "./support/shell.ts";

type Lang = (typeof languages)[number];

/** The form of a page or of the dialog, with what a step shows of it. */
function partsOf(page: Page, lang: Lang, place = "main") {
  const t = inquiryTexts[lang];
  const form = page.locator(`${place} form[data-step]`);
  const button = (name: string) => form.getByRole("button", { name, exact: true });
  const field = (name: string) => form.locator(`[name=${name}]`);
  return {
    t,
    form,
    field,
    next: button(texts[lang].inquiry_next),
    back: button(texts[lang].inquiry_back),
    send: button(t.send),
    first: form.getByText(texts[lang].inquiry_step_about),
    second: form.getByText(texts[lang].inquiry_step_who),
  };
}

async function openForm(page: Page, lang: Lang) {
  await drawPictures(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${lang}/inquiry`);
  await hydrated(page);
}

for (const lang of languages) {
  test(
    `two steps on a phone in ${lang}: forth, back with nothing lost, and sent`,
    older,
    async ({ page }) => {
      const { t, form, field, next, back, send, first, second } = partsOf(page, lang);
      // The first time the server finds something wrong with the message, which stands on step one.
      const answers: object[] = [
        {
          code: 400,
          msg: t.wrong.message,
          data: { problems: [{ field: "conts", msg: t.wrong.message }] },
        },
        { code: 1000 },
      ];
      const sent: Record<string, string>[] = [];
      await page.route("**/api/admin/addMessage*", (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ json: answers[sent.length - 1] ?? {} });
      });
      await openForm(page, lang);
      await expect(first).toBeVisible();
      for (const hidden of [field("name"), field("phone"), field("code"), send, back]) {
        await expect(hidden).toBeHidden();
      }
      expect(await widthBeyondWindow(page)).toBe(0);

      // Nothing is asked of the second step yet.
      await next.click();
      await acknowledge(page, t, t.error, t.wrong.message);
      await expect(field("conts")).toBeFocused();
      await expect(field("conts")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page, { colours: lang === "zh" });

      await field("conts").fill(t.written.message);
      await field("address").fill("Hall 3");
      // By keyboard: Enter goes on, and sends nothing.
      await field("address").press("Enter");
      await expect(second).toBeFocused();
      await expect(field("conts")).toBeHidden();
      await expect(next).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(field("name")).toBeFocused();
      await page.keyboard.type(t.written.name);
      await expectAccessible(page, { colours: lang === "zh" });

      await back.click();
      await expect(first).toBeFocused();
      await expect(field("conts")).toHaveValue(t.written.message);
      await next.press("Enter");
      await expect(field("name")).toHaveValue(t.written.name);

      await send.click();
      await acknowledge(page, t, t.error, t.wrong.phone);
      await expect(field("phone")).toBeFocused();
      await field("phone").fill(t.written.phone);
      if (lang !== "zh") {
        await form.getByRole("combobox", { name: t.country }).fill(t.written.country);
        await form.getByRole("option").first().click();
      }
      await field("code").fill("abcde");
      await send.click();
      await acknowledge(page, t, t.error, t.wrong.message);
      await expect(first).toBeVisible();
      await expect(field("conts")).toBeFocused();
      expect(sent).toHaveLength(1);

      await field("conts").fill(`${t.written.message}!`);
      await next.click();
      await field("code").fill("abcde");
      await send.click();
      await acknowledge(page, t, t.received, t.receivedText);
      expect(sent[1]).toMatchObject({
        name: t.written.name,
        phone: t.written.phone,
        conts: `${t.written.message}!`,
        address: "Hall 3",
      });
      await expect(first).toBeVisible();
      await expect(field("conts")).toHaveValue("");
    },
  );
}

test("the dialog on a phone has the same two steps", async ({ page }) => {
  const { field, next, second, back } = partsOf(page, "ar", "dialog");
  await drawPictures(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ar/productdetail/slat-oak.html");
  await hydrated(page);
  await page.locator("main [data-inquiry=quote]").first().click();
  await field("conts").fill(inquiryTexts.ar.written.message);
  await next.click();
  await expect(second).toBeInViewport();
  await expect(back).toBeVisible();
  await expect(field("name")).toBeInViewport();
});

test("a press on the first button before React is there goes on when it is", async ({ page }) => {
  const { field, next, second } = partsOf(page, "en");
  const deliver = await hold(page, /\/assets\/react-[^/]+\.js$/);
  await openForm(page, "en");
  await field("conts").fill("Our meeting room echoes.");
  await next.click();
  deliver();
  await expect(second).toBeVisible();
  await expect(field("name")).toBeVisible();
});

test("on a wide screen it is one form", async ({ page }) => {
  const { form, field, next, back, send, first } = partsOf(page, "en");
  await drawPictures(page);
  await page.goto("/en/inquiry");
  await hydrated(page);
  await awake(form, () => field("name").focus());
  for (const seen of [field("name"), field("conts"), send]) await expect(seen).toBeVisible();
  for (const hidden of [next, back, first]) await expect(hidden).toBeHidden();
});

test("without JavaScript a phone has one form too", scriptless, async ({ page }) => {
  const { field, next, send } = partsOf(page, "zh");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/zh/inquiry");
  for (const seen of [field("name"), field("conts"), send]) await expect(seen).toBeVisible();
  await expect(next).toBeHidden();
});
