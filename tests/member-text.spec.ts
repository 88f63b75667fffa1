import type { Page } from "@playwright/test";
import { addMember } from "./support/add-member.ts";
import { expect, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";
import { texts } from "./support/shell.ts";

type Lang = keyof typeof texts;
type Query = Parameters<typeof addMember>[0]["query"];

/** A member about to write an article. */
async function openWriting({ page, query, lang }: { page: Page; query: Query; lang: Lang }) {
  const t = texts[lang];
  const { email, password, id } = await addMember({ query, lang });
  await page.goto(`/${lang}/login`);
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.login_submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.account })).toBeVisible();
  await page.goto(`/${lang}/users/artadd`);
  return { id, text: page.getByRole("textbox", { name: t.article_body }) };
}

/** As from a page or a word processor. */
const pasted = `<style>p { color: red }</style><b style="font-weight: normal"><h1
  style="color: red">Strings</h1></b>
  <h2 class="x" onclick="alert(1)">Rooms</h2>
  <p>A <span style="font-weight: 700">quartet</span>, <i>quietly</i>:
    <a href="javascript:alert(1)">no</a>, <a href="https://example.com/" target="_blank">yes</a>,
    m<sup>2</sup></p>
  <ul><li>one</li><li>two</li></ul>
  <table style="width: 9px"><tr><th scope="col">Hz</th></tr><tr><td>125</td></tr></table>
  <img src="https://evil.example/pixel.png"><script>alert(1)</script><p>End</p>`;

const kept =
  "<p>Strings</p><h2>Rooms</h2>" +
  "<p>A <strong>quartet</strong>, <em>quietly</em>: no, " +
  '<a href="https://example.com/">yes</a>, m<sup>2</sup></p>' +
  "<ul><li><p>one</p></li><li><p>two</p></li></ul>" +
  "<table><tbody><tr><th><p>Hz</p></th></tr>" +
  "<tr><td><p>125</p></td></tr></tbody></table><p>End</p>";

test("a pasted text is cleaned, can be undone, and is kept as it was shown", async ({
  page,
  query,
}) => {
  const t = texts.en;
  const { id, text } = await openWriting({ page, query, lang: "en" });
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", paste));
  }, pasted);
  await expect(text.getByRole("heading", { level: 2 })).toHaveText("Rooms");
  await expect(text.locator("img[src], h1, [style], [onclick]")).toHaveCount(0);
  await page.getByRole("button", { name: t.rich_undo }).click();
  await expect(text).toHaveText("");
  await page.getByRole("button", { name: t.rich_redo }).click();
  await expect(text.getByRole("listitem")).toHaveText(["one", "two"]);

  await page.locator("[name=title]").fill("Rooms for strings");
  await page.locator("[name=summary]").fill("What a quartet needs.");
  await page.getByRole("button", { name: t.article_save }).click();
  await expect(page).toHaveURL(/\/users\/artlist$/);
  const stored = await query("select id, body from member_article where member_id = $1", [id]);
  expect(stored.rows).toEqual([{ id: expect.anything(), body: kept }]);

  await page.goto(`/en/users/artadd/${stored.rows[0]?.id}`);
  await expect(text.getByRole("cell")).toHaveText("125");
});

test("a text by keyboard: marks, lists, links, and the toolbar as one stop", async ({
  page,
  query,
}) => {
  const t = texts.en;
  const { id, text } = await openWriting({ page, query, lang: "en" });
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  await text.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(tool(t.rich_paragraph)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tool(t.rich_bold)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await expect(tool(t.rich_bold)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("Loud");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(tool(t.rich_bold)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.type(" see ");
  page.once("dialog", (dialog) => dialog.accept("https://example.com/"));
  await tool(t.rich_link).click();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await expect(tool(t.rich_redo)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(t.rich_paragraph)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  await page.keyboard.press("Enter");
  await tool(t.rich_bullets).click();
  await page.keyboard.type("one");

  await page.locator("[name=title]").fill("Loud rooms");
  await page.locator("[name=summary]").fill("What is heard.");
  await page.getByRole("button", { name: t.article_save }).click();
  await expect(page).toHaveURL(/\/users\/artlist$/);
  const stored = await query("select body from member_article where member_id = $1", [id]);
  const link = '<a href="https://example.com/">https://example.com/</a>';
  const body = `<p><strong>Loud</strong> see ${link}</p><ul><li><p>one</p></li></ul>`;
  expect(stored.rows).toEqual([{ body }]);
});

test("without words, one is told where they are missing; Arabic begins on its own side", async ({
  page,
  query,
  problems,
}) => {
  const t = texts.ar;
  const { text } = await openWriting({ page, query, lang: "ar" });
  await expect(text).toHaveAttribute("dir", "rtl");
  await page.locator("[name=title]").fill("غرف");
  await page.locator("[name=summary]").fill("ما يلزم.");
  await page.getByRole("button", { name: t.article_save }).click();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/\S/);
  await page.keyboard.type("Latin");
  await expect(text).toHaveCSS("direction", "ltr");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("غرفة");
  await expect(text).toHaveCSS("direction", "rtl");
  // The browser itself notes an answer that is an error.
  forgive(problems, /status of 4\d\d/);
});
