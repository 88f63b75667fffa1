import { addMember } from "./support/add-member.ts";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive, hydrated, languages } from "./support/journey.ts";
import { texts } from "./support/shell.ts";

for (const lang of languages) {
  const t = texts[lang];

  test(`in ${lang} a member keeps work in a project and shares it until the link is ended`, async ({
    page,
    browser,
    baseURL,
    query,
    problems,
  }) => {
    // The link that was ended is a 404, and whoever is not signed in is led to the sign-in page.
    forgive(problems, /404|401/);
    const { email, password } = await addMember({ query, name: "Mina Rahal", lang });

    // Signed out, the way to a project leads by the sign-in page and back, with what is to be kept.
    await page.goto(`/${lang}/compare.html?depth=50&p=slat-oak,slat-walnut`);
    await hydrated(page);
    await page.getByRole("link", { name: t.keep_in_project }).click();
    await expect(page).toHaveURL(/login/);
    await page.getByLabel(t.email).fill(email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: t.login_submit }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.keep_in_project })).toBeVisible();
    await page.getByLabel(t.project_name).fill("Hotel <lobby>");
    await expectAccessible(page);
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hotel <lobby>" })).toBeVisible();

    await expect(
      page.getByRole("navigation").getByRole("link", { name: t.member_projects, exact: true }),
    ).toHaveAttribute("aria-current", "true");

    // A pack and the request list go into the same project.
    await page.goto(`/${lang}/productdetail/slat-oak.html`);
    await hydrated(page);
    await page.getByRole("link", { name: t.basket_add, exact: true }).click();
    await page.locator("#specification").getByRole("link", { name: t.keep_in_project }).click();
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hotel <lobby>" })).toBeVisible();
    await page.goto(`/${lang}/basket.html`);
    await page.getByRole("link", { name: t.keep_in_project }).click();
    await page.getByRole("button", { name: t.save, exact: true }).click();
    const kept = page.locator("main ul > li:has(h2)");
    await expect(kept).toHaveCount(3);
    await expectAccessible(page);
    await expect(kept.last().getByRole("link", { name: t.project_open })).toHaveAttribute(
      "href",
      `/${lang}/compare.html?depth=50&p=slat-oak,slat-walnut`,
    );

    await page.getByRole("button", { name: t.project_share_make }).click();
    const link = await page.getByLabel(t.project_link).inputValue();
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const reader = await context.newPage();
    const opened = await reader.goto(link);
    expect(opened?.headers()["cache-control"]).toContain("no-store");
    await expect(reader.getByRole("heading", { level: 1, name: "Hotel <lobby>" })).toBeVisible();
    await expect(reader.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(reader.locator("main ul > li:has(h2)")).toHaveCount(3);
    await expect(reader.getByText("Mina")).toHaveCount(0);
    await expectAccessible(reader);

    await page.getByRole("button", { name: t.project_unshare }).click();
    await expect(
      page.getByRole("button", { name: t.project_share_make, exact: true }),
    ).toBeVisible();
    const ended = await reader.goto(link);
    expect(ended?.status()).toBe(404);
    expect(ended?.headers()).toMatchObject({
      ...{ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" },
    });
    await expect(
      reader.getByRole("heading", { level: 1, name: t.shared_project_ended }),
    ).toBeVisible();
    await expect(reader.getByText(t.shared_project_ended_text)).toBeVisible();
    await expectAccessible(reader);
    await context.close();

    page.on("dialog", (dialog) => void dialog.accept());
    await kept
      .first()
      .getByRole("button", { name: t.project_drop.split("{")[0] ?? "" })
      .click();
    await expect(kept).toHaveCount(2);
    await page.getByRole("button", { name: t.project_delete }).click();
    await expect(page.getByText(t.projects_empty, { exact: true })).toBeVisible();
  });
}

test("a calculation is opened again as it was", async ({ page, query, problems }) => {
  forgive(problems, /401/);
  const { email, password } = await addMember({ query });
  await page.goto("/en/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.en.account })).toBeVisible();
  await page.goto("/en/calculator.html");
  await page.getByLabel(texts.en.calculator_name).fill("Small hall");
  await page.getByRole("link", { name: texts.en.keep_in_project }).click();
  await page.getByLabel(texts.en.project_name).fill("School");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: texts.en.project_open }).click();
  await expect(page.getByLabel(texts.en.calculator_name)).toHaveValue("Small hall");
});
