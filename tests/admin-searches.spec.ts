import { expect, expectAccessible, test } from "./support/back-office.ts";

/** Words that nothing else looks for: the database is shared with other journeys. */
const made = () => `qq${Date.now().toString(36)}`;

test("a search without result becomes a synonym by one press, and is found from then on", async ({
  page,
  enter,
  query,
}) => {
  const word = made();
  await query(
    "insert into search_log (lang, query, hits, complete, times) values ('en', $1, 0, false, 5000)",
    [word],
  );
  await enter({ role: "editor" });
  const row = page.getByRole("row").filter({ hasText: word });
  await expect(row).toBeVisible();
  await expect(row.getByText("Finds something by now")).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole("link", { name: `Add synonyms for “${word}”` }).click();

  await expect(page.getByRole("alert")).toContainText(word);
  await expect(page.getByRole("alert")).toContainText("English");
  await expect(page.getByRole("button", { name: word })).toBeVisible();
  const words = page.getByRole("combobox", { name: "Words" });
  await words.fill("walnut");
  await words.press("Enter");
  const toolbar = page.getByRole("toolbar");
  await toolbar.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(toolbar.getByText("Published")).toBeVisible();

  const search = async () => (await page.request.get(`/api/search?query=${word}&lang=en`)).json();
  await expect.poll(async () => (await search()).data.total).toBeGreaterThan(0);
  // As it was before that search: visitors have not asked again yet.
  await query("update search_log set complete = false where query = $1", [word]);
  await page.goto("/admin/");
  await expect(row.getByRole("link", { name: "Finds something by now" })).toHaveAttribute(
    "href",
    `/en/search?query=${word}`,
  );
});

test("or a shortcut, in the language of those who searched", async ({ page, enter, query }) => {
  const word = `${made()} هاتف`;
  await query(
    "insert into search_log (lang, query, hits, complete, times) values ('ar', $1, 0, false, 5000)",
    [word],
  );
  await enter({ role: "editor" });
  await page.getByRole("link", { name: `Add a shortcut for “${word}”` }).click();
  const name = page.getByRole("group", { name: "Name", exact: true });
  await expect(name.getByLabel("العربية", { exact: true })).toHaveValue(word);
  await expect(name.getByLabel("English", { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: word })).toBeVisible();
  await expectAccessible(page);
});

test("who may not change content sees the searches and no way to mend them", async ({
  page,
  enter,
  query,
}) => {
  const word = made();
  await query(
    "insert into search_log (lang, query, hits, complete, times) values ('zh', $1, 0, false, 5000)",
    [word],
  );
  await enter({ role: "viewer" });
  const row = page.getByRole("row").filter({ hasText: word });
  await expect(row).toBeVisible();
  await expect(row.getByRole("link")).toHaveCount(0);
  const answer = await page.request.post("/api/backoffice/content/synonym", {
    data: { content: { id: word, words: [word, "oak"] } },
  });
  expect(answer.status()).toBe(403);
});
