import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { trashRecord } from "../records/trash-record.ts";
import { getArticle } from "./get-article.ts";
import { listRelatedArticles } from "./list-related-articles.ts";

giveOwnDatabase();

const lang = "en";

async function tagsOf(id: string) {
  return (await getArticle({ id, lang }))?.tags ?? [];
}

test("the articles with most tags in common come first, never the article itself", async () => {
  const id = "meeting-rooms-for-video";
  const tags = await tagsOf(id);
  const related = await listRelatedArticles({ id, tags, limit: 10, lang });
  expect(related.length).toBeGreaterThan(3);
  expect(related.map((article) => article.id)).not.toContain(id);
  const shared = await Promise.all(
    related.map(async (article) => {
      const theirs = await tagsOf(article.id);
      return theirs.filter((tag) => tags.includes(tag)).length;
    }),
  );
  expect(Math.min(...shared)).toBeGreaterThan(0);
  expect(shared).toEqual(shared.toSorted((a, b) => b - a));
});

test("an article without tags has no relations", async () => {
  expect(await listRelatedArticles({ id: "what-is-nrc", tags: [], lang })).toEqual([]);
});

test("what was taken off the site is not recommended", async () => {
  const id = "what-is-nrc";
  const tags = await tagsOf(id);
  const [first] = await listRelatedArticles({ id, tags, lang });
  await trashRecord({ kind: "article", id: first?.id ?? "" });
  const after = await listRelatedArticles({ id, tags, limit: 50, lang });
  expect(after.map((article) => article.id)).not.toContain(first?.id);
});
