import { expect, expectAccessible, test } from "./support/back-office.ts";
import { widthBeyondWindow } from "./support/journey.ts";

test("what a customer answered by mail stands in the history, as words and files", async ({
  page,
  query,
  enter,
}) => {
  const { rows } = await query(
    `with asked as (
       insert into inquiry (purpose, lang, name, phone, email, address, country, message)
       values ('quote', 'ar', 'Layla', '1', 'layla@example.com', '', 'Egypt', 'كم سعر القاعة؟')
       returning id),
     answered as (
       insert into inquiry_answer
         (inquiry_id, mail_key, sort, sent_from, subject, text, left_out, received_at)
       select id, 'one', 'answer', 'layla@example.com', 'Re: القاعة', $1, $2, now() from asked
       returning id, inquiry_id),
     filed as (
       insert into inquiry_file (inquiry_id, answer_id, file, name, bytes)
       select inquiry_id, id, 'inquiries/' || gen_random_uuid() || '.pdf', 'plan.pdf', 2048
       from answered),
     bounced as (
       insert into inquiry_answer
         (inquiry_id, mail_key, sort, sent_from, subject, text, received_at)
       select id, 'two', 'bounce', 'layla@example.com', 'Undelivered', 'No such mailbox.', now()
       from asked)
     select id::text from asked`,
    [
      "نعم، <b>400</b> مقعد.\n\nOn Monday, Tinghe wrote:\n> Shall we?",
      JSON.stringify([{ name: "hall.dwg", problem: "files-type" }]),
    ],
  );
  await enter({ role: "sales", name: "Ann Lee", at: `inquiries/${rows[0]?.id}/show` });
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("Layla answered by mail");
  await expect(history).toContainText("نعم، <b>400</b> مقعد.");
  await expect(history).toContainText("hall.dwg: neither PDF nor picture");
  await expect(history).toContainText("could not be delivered");
  await expect(history.getByRole("link", { name: "Download plan.pdf" })).toBeVisible();
  // It came with the answer, not with the inquiry.
  await expect(page.getByRole("region", { name: "Files" })).toHaveCount(0);

  const quoted = history.getByText("> Shall we?");
  await expect(quoted).toBeHidden();
  await history.getByText("Quoted mail").press("Enter");
  await expect(quoted).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await widthBeyondWindow(page)).toBe(0);
  await expectAccessible(page);
});
