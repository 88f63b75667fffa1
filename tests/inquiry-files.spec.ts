import { attachments, photograph } from "./support/inquiry-files.ts";
import {
  acknowledge,
  drawPictures,
  knowPictures,
  openForm,
  send,
  storedInquiries,
  write,
} from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import { expect, expectAccessible, languages, older, test } from "./support/journey.ts";
import { knownAnswer } from "./support/known-captchas.ts";

for (const lang of languages) {
  const t = inquiryTexts[lang];

  test.describe(`an inquiry in ${lang}`, () => {
    test("with a full name and files: pressed twice, stored once", async ({ page }) => {
      await knowPictures(page);
      const form = await openForm(page, lang);
      const text = `${t.written.message} ${Date.now()}`;
      await write(form, t, { message: text });
      await form.getByLabel(t.fullName).fill(t.written.fullName);
      const files = form.getByLabel(t.files);
      await expect(files).toHaveAccessibleDescription(t.filesHint);
      await files.setInputFiles(await attachments());
      await form.getByLabel(t.code, { exact: true }).fill(knownAnswer);
      await form.getByRole("button", { name: t.send, exact: true }).dblclick();
      // Pictures are encoded anew by a process that has to start first.
      await acknowledge(page, t, t.received, t.receivedText);
      await expect(files).toHaveValue("");
      await expect(form.getByLabel(t.fullName)).toHaveValue("");
      expect(await storedInquiries(text)).toEqual([
        {
          lang,
          name: t.written.name,
          fullName: t.written.fullName,
          country: t.written.country,
          purpose: "message",
          files: ["plan.pdf", "hall.png"],
        },
      ]);
    });

    test("every file that cannot be taken: said before it is sent, at the field", async ({
      page,
    }) => {
      await drawPictures(page);
      let sent = 0;
      await page.route("**/api/admin/addMessage*", (route) => {
        sent++;
        return route.fulfill({ json: { code: 1000 } });
      });
      const form = await openForm(page, lang);
      await write(form, t);
      const files = form.getByLabel(t.files);
      const picture = await photograph();
      const fourth = await photograph({ name: "4.png" });
      for (const [chosen, msg] of [
        [
          [{ ...picture, name: "large.png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }],
          t.wrong.filesLarge("large.png"),
        ],
        [
          [{ name: "plan.dwg", mimeType: "application/acad", buffer: Buffer.from("AC1") }],
          t.wrong.filesType("plan.dwg"),
        ],
        [[picture, picture, picture, fourth], t.wrong.filesMany("4.png")],
      ] as const) {
        await files.setInputFiles([...chosen]);
        await send(form, t);
        await acknowledge(page, t, t.error, msg);
        await expect(files).toBeFocused();
        await expect(files).toHaveAttribute("aria-invalid", "true");
        await expect(files).toHaveAccessibleDescription(`${msg} ${t.filesHint}`);
      }
      await expectAccessible(page);
      expect(sent).toBe(0);
      // Chosen anew, nothing is said against it any more.
      await files.setInputFiles([picture]);
      await expect(files).not.toHaveAttribute("aria-invalid", "true");
    });

    test("a long name is counted while it is typed", older, async ({ page }) => {
      await drawPictures(page);
      const form = await openForm(page, lang);
      const name = form.getByLabel(t.name, { exact: true });
      await expect(name).toHaveAccessibleDescription(t.nameHint);
      const said = form.getByRole("status").first();
      await name.pressSequentially("Mohammed");
      await expect(said).toHaveText("");
      await name.pressSequentially(" ");
      await expect(said).toHaveText("");
      await name.pressSequentially("Al");
      await expect(said).toHaveText(t.counted(11, 10));
      await name.fill("Mohammed");
      await expect(said).toHaveText("");
      const message = form.getByLabel(t.message, { exact: true });
      await message.fill("字".repeat(180));
      await expect(form.getByText(t.counted(180, 200))).toBeVisible();
      await message.fill("字".repeat(201));
      await expect(form.getByText(t.counted(201, 200))).toBeVisible();
      await form.getByLabel(t.fullName).fill("a".repeat(81));
      await expect(form.getByText(t.counted(81, 80))).toBeVisible();
    });
  });
}

test("a file that only the server can judge: named at the field, everything else kept", async ({
  page,
}) => {
  const t = inquiryTexts.en;
  await knowPictures(page);
  const form = await openForm(page, "en");
  await write(form, t);
  const files = form.getByLabel(t.files);
  const text = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("Dear sirs") };
  await files.setInputFiles(text);
  await form.getByLabel(t.code, { exact: true }).fill(knownAnswer);
  await send(form, t);
  await acknowledge(page, t, t.error, t.wrong.filesType("plan.pdf"));
  await expect(files).toBeFocused();
  await expect(form.getByLabel(t.message, { exact: true })).toHaveValue(t.written.message);
  await expect(form.getByLabel(t.code, { exact: true })).toHaveValue("");
});
