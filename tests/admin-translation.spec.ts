import { expect, expectAccessible, test } from "./support/back-office.ts";

test("a translation is begun with what was translated before, or with another language", async ({
  page,
  enter,
}) => {
  await enter({ role: "editor", at: "content/article/create" });
  const title = page.getByRole("group", { name: "Title" }).first();
  await title.getByRole("textbox", { name: "中文" }).fill("天然橡木格栅吸音板");
  const help = title.getByRole("button", { name: "Help with the translation" });
  await expect(help).toHaveCount(2);
  await help.first().click();
  const dialog = page.getByRole("dialog", { name: "Help with the translation" });
  const before = dialog.getByRole("listitem").filter({ hasText: "Natural oak slat panel" });
  await expect(before).toContainText("100% alike");
  await expectAccessible(page);
  await before.getByRole("button", { name: "Use it" }).click();
  await expect(dialog).toBeHidden();
  await expect(title.getByRole("textbox", { name: "English" })).toHaveValue(
    "Natural oak slat panel",
  );

  await help.click();
  await dialog.getByRole("button", { name: "Copy from English" }).click();
  await expect(title.getByRole("textbox", { name: "العربية" })).toHaveValue(
    "Natural oak slat panel",
  );
  await expect(help).toHaveCount(0);
});
