import { addMember } from "./support/add-member.ts";
import { expect, expectAccessible, test } from "./support/back-office.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("what staff decide fits on a telephone, in names and not in codes", async ({
  page,
  query,
  enter,
}) => {
  test.slow();
  const member = await addMember({ query, name: "Tom Bracken" });
  await query(
    `update member set trade = 'distributor', country = 'IE', languages = '{ar,en}',
       listed = true, profile_state = 'waiting' where id = $1`,
    [member.id],
  );
  await query(
    `insert into job_application (number, job_id, job_title, lang, name, phone, email, message, resume)
     values ($1, 'office-accountant', '{"zh": "会计", "en": "Accountant", "ar": "محاسب"}', 'en',
       'Grace Long', '1', '', 'Hello', '{}')`,
    [`T-${member.id.slice(0, 8)}`],
  );
  await query(
    `insert into member_registration (name, email, password_hash, lang, expires_at)
     values ('Peter Voss', $1, '', 'en', now() + interval '1 day')`,
    [`a-rather-long-address-${member.id.slice(0, 8)}@registrations.example.com`],
  );
  await enter({ role: "administrator" });
  for (const [path, line] of [
    ["applications", "Grace Long"],
    ["registrations", "Peter Voss"],
    ["profiles", "Distributor · Ireland"],
    ["members", "Tom Bracken"],
    [`profiles/${member.id}/show`, "Arabic, English"],
    ["inquiries", "Inquiries"],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(line).first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
});

test("a copy says that it is one; nothing to publish is said so", async ({ page, enter }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter({ role: "editor", at: "content/job/office-accountant" });
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByRole("alert")).toContainText("This is a copy and not saved yet");

  await page.goto("/admin/content/job");
  await page
    .getByRole("row", { name: /office-accountant/ })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Nothing to change")).toBeVisible();
});
