import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getJob } from "./get-job.ts";
import { countJobs, listJobs } from "./list-jobs.ts";

giveOwnDatabase();

test("jobs are counted by type and listed newest first", async () => {
  const counts = await countJobs();
  expect(counts.map(({ type }) => type)).toEqual([
    "production",
    "design-and-engineering",
    "sales",
    "administration",
  ]);
  for (const { type, count } of counts) {
    const { entries, total } = await listJobs({ type, lang: "en" });
    expect(total).toBe(count);
    expect(entries.map((job) => job.type)).toEqual(Array(count).fill(type));
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  }
});

test("pages are cut, and one beyond the last is empty", async () => {
  const all = await listJobs({ lang: "zh" });
  const second = await listJobs({ page: 2, size: 3, lang: "zh" });
  expect(second.entries).toEqual(all.entries.slice(3, 6));
  expect(second.pages).toBe(Math.ceil(all.total / 3));
  expect((await listJobs({ page: 99, lang: "zh" })).entries).toEqual([]);
});

test("a job is read in the reader's language", async () => {
  const title = async (lang: "zh" | "en" | "ar") =>
    (await getJob({ id: "office-accountant", lang }))?.title;
  expect([await title("zh"), await title("en"), await title("ar")]).toEqual([
    "会计",
    "Accountant",
    "محاسب",
  ]);
  expect(await getJob({ id: "astronaut", lang: "en" })).toBeUndefined();
});
