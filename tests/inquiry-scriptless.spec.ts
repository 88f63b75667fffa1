import { attachments, photograph } from "./support/inquiry-files.ts";
import { answerPicture, send, storedInquiries } from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import { expect, forgive, languages, scriptless, test } from "./support/journey.ts";

for (const lang of languages) {
  const t = inquiryTexts[lang];

  test.describe(`an inquiry in ${lang} without JavaScript`, scriptless, () => {
    test("what is typed is kept until it is right, and stored once with its files", async ({
      page,
      problems,
    }) => {
      await page.goto(`/${lang}/inquiry`);
      const form = page.locator("main form");
      const text = `${t.written.message} ${Date.now()}`;
      const name = form.getByLabel(t.name, { exact: true });
      await expect(name).toHaveAccessibleDescription(t.nameHint);
      await name.fill("abcdefghijk");
      await form.getByLabel(t.fullName).fill(t.written.fullName);
      await form.getByLabel(t.phone, { exact: true }).fill(t.written.phone);
      await form.getByLabel(t.message, { exact: true }).fill(text);
      if (lang !== "zh") await form.locator("select").selectOption(t.written.country);
      // The code follows on the next page, where a file chosen here would be lost.
      await expect(form.getByLabel(t.files)).toBeHidden();
      await expect(form.locator("noscript p", { hasText: t.filesFollow })).toBeVisible();
      await send(form, t);
      await expect(page.getByRole("alert")).toContainText(t.wrong.name);
      await expect(page.getByRole("alert")).toContainText(t.enterCode);
      await expect(name).toHaveValue("abcdefghijk");
      await expect(form.getByLabel(t.fullName)).toHaveValue(t.written.fullName);
      await expect(form.getByLabel(t.message, { exact: true })).toHaveValue(text);
      if (lang !== "zh") await expect(form.locator("select")).toHaveValue(t.written.country);
      expect(await form.locator("img").boundingBox()).toMatchObject({ width: 70, height: 26 });

      const files = form.getByLabel(t.files);
      await expect(files).toHaveAccessibleDescription(t.filesHint);
      await name.fill(t.written.name);
      await files.setInputFiles(await attachments());
      await form.getByLabel(t.code, { exact: true }).fill("-----");
      await send(form, t);
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(files).toHaveAccessibleDescription(new RegExp(t.filesAgain));

      await files.setInputFiles(await attachments());
      await answerPicture(form, t);
      await send(form, t);
      // Pictures are encoded anew by a process that has to start first.
      const sent = new RegExp(`/${lang}/inquiry/sent$`);
      await expect(page).toHaveURL(sent);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.received);
      await expect(page.getByText(t.receivedText)).toBeVisible();
      expect(await storedInquiries(text)).toMatchObject([
        { fullName: t.written.fullName, files: ["plan.pdf", "hall.png"] },
      ]);
      forgive(problems, /status of 422/);
    });

    test("a file that cannot be taken is named at the field", async ({ page, problems }) => {
      await page.goto(`/${lang}/inquiry`);
      const form = page.locator("main form");
      await form.getByLabel(t.name, { exact: true }).fill(t.written.name);
      await form.getByLabel(t.phone, { exact: true }).fill(t.written.phone);
      await form.getByLabel(t.message, { exact: true }).fill(t.written.message);
      if (lang !== "zh") await form.locator("select").selectOption(t.written.country);
      await send(form, t);

      const files = form.getByLabel(t.files);
      const picture = await photograph();
      const large = { ...picture, name: "large.png", buffer: Buffer.alloc(6 * 1024 * 1024) };
      const drawing = {
        name: "plan.dwg",
        mimeType: "application/acad",
        buffer: Buffer.from("AC1"),
      };
      for (const [sent, msg] of [
        [[large], t.wrong.filesLarge("large.png")],
        [[drawing], t.wrong.filesType("plan.dwg")],
        [[picture, picture, picture, picture], t.wrong.filesMany("hall.png")],
      ] as const) {
        await files.setInputFiles([...sent]);
        await answerPicture(form, t);
        await send(form, t);
        await expect(page.getByRole("alert")).toContainText(msg);
        await expect(files).toHaveAttribute("aria-invalid", "true");
        await expect(files).toHaveAccessibleDescription(`${msg} ${t.filesHint}`);
      }
      await expect(form.getByLabel(t.message, { exact: true })).toHaveValue(t.written.message);
      forgive(problems, /status of 422/);
    });
  });
}
