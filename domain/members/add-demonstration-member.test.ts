import { expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getArticle } from "../articles/get-article.ts";
import { listPages } from "../pages/list-pages.ts";
import { createFirstAdministrator } from "../staff/create-first-administrator.ts";
import { getProfile, listProfiles } from "./profiles.ts";

giveOwnDatabase();

const sitemap = async () => (await listPages()).map(({ path }) => path);

test("the demonstration has members in the directory, one in each language", async () => {
  const directory = await listProfiles({ filter: {}, page: 1, lang: "en" });
  expect(directory?.profiles.map(({ lang }) => lang).sort()).toEqual(["ar", "en", "zh"]);
  for (const { about, country } of directory?.profiles ?? []) {
    // That all of it is a demonstration is said in one place.
    expect(about).not.toMatch(/演示资料|demonstration|للعرض التوضيحي/);
    expect(country).not.toBe("");
  }
});

test("what they speak is listed as each reader would say it", async () => {
  const speaks = async (lang: "zh" | "en" | "ar") =>
    (await getProfile({ id: "salim-alhadi", lang }))?.languages;
  expect(await speaks("en")).toBe("Arabic, English");
  expect(await speaks("zh")).toBe("阿拉伯语、英语");
  expect(await speaks("ar")).toBe("العربية والإنجليزية");
});

test("one of them has written an article, and the two lead to each other", async () => {
  expect(await getProfile({ id: "harriet-quill", lang: "en" })).toMatchObject({
    articles: [{ id: "what-a-clap-tells-you", lang: "en" }],
  });
  expect(await getArticle({ id: "what-a-clap-tells-you", lang: "ar" })).toMatchObject({
    author: { name: "Harriet Quill", profileId: "harriet-quill" },
    title: "ماذا تخبرك صفقة يد: خمس دقائق في زيارة الموقع",
  });
});

test("nobody can sign in as one of them, and they are not taken for staff", async () => {
  const { rows } = await pool.query(
    `select email, (select count(*)::int from auth_account where user_id = auth_user.id) as ways
     from auth_user where role = 'member'`,
  );
  expect(rows).toHaveLength(3);
  for (const { email, ways } of rows) {
    expect(email).toMatch(/\.invalid$/);
    expect(ways).toBe(0);
  }
  expect(await createFirstAdministrator()).toMatchObject({ email: "admin@example.com" });
  expect(await createFirstAdministrator()).toBeUndefined();
});

test("search engines are told of public profiles, and of no others", async () => {
  expect(await sitemap()).toContain("/profiles/song-tinglan");
  await db.deleteFrom("member_profile").where("id", "=", "song-tinglan").execute();
  expect(await sitemap()).not.toContain("/profiles/song-tinglan");
});
