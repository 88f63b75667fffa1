import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getArticle } from "../articles/get-article.ts";
import { countArticles, listArticles } from "../articles/list-articles.ts";
import { listNotices } from "../articles/list-notices.ts";
import { getJob } from "../careers/get-job.ts";
import { listJobs } from "../careers/list-jobs.ts";
import { getCase } from "../cases/get-case.ts";
import { countCases, listCases, listCasesWithProduct } from "../cases/list-cases.ts";
import { getClass } from "../catalogue/get-class.ts";
import { getProduct } from "../catalogue/get-product.ts";
import { listClasses } from "../catalogue/list-classes.ts";
import { listProducts, listProductsById } from "../catalogue/list-products.ts";
import { listBases, listHonours, listMilestones, listPatents } from "../company/get-company.ts";
import { getPageCopy } from "../company/get-page-copy.ts";
import { listDocuments } from "../documents/list-documents.ts";
import { addDocument } from "../documents/testing/add-document.ts";
import { listHolidays } from "../export-desk/list-holidays.ts";
import { listRoutes } from "../export-desk/list-routes.ts";
import { getLandingPage } from "../landing-pages/get-landing-page.ts";
import { listLandingPages } from "../landing-pages/list-landing-pages.ts";
import { getShell } from "../navigation/get-shell.ts";
import { findRedirect } from "../pages/find-redirect.ts";
import { listPages } from "../pages/list-pages.ts";
import { getProgramme, listProgrammes } from "../programme/get-programmes.ts";
import { listQuestions } from "../questions/list-questions.ts";
import { getSynonyms } from "../search/query/synonyms.ts";
import { getShortcuts } from "../search/shortcuts/get-shortcuts.ts";
import { getSettings } from "../settings/get-settings.ts";
import { getTopic, listTopics } from "../topics/get-topics.ts";
import { type ContentOf, type Kind, kindNames } from "./kinds.ts";
import { publishDue, timeToNextPublication } from "./publish-due.ts";
import { listRevisions, restoreRevision } from "./revisions.ts";
import { saveRecord } from "./save-record.ts";
import { tableOf } from "./table-of.ts";
import { trashRecord } from "./trash-record.ts";

giveOwnDatabase();

// The demonstration has none.
beforeAll(async () => void (await addDocument({ id: "fire-certificate" })));

const lang = "en";

/** Every public read that could show a record of a kind, as the ids it shows. */
const reads: Record<Kind, ((id: string) => Promise<string[]>)[]> = {
  site_settings: [
    async () => [
      await getSettings({ lang }).then(
        ({ id }) => id,
        () => "",
      ),
    ],
  ],
  navigation: [async () => ((await getShell({ lang })).navigation ? ["main"] : [])],
  page_copy: [async (id) => ("seo.title" in (await getPageCopy({ page: id, lang })) ? [id] : [])],
  redirect: [async () => ((await findRedirect({ path: "/Booth.html" })) ? ["booth"] : [])],
  synonym: [
    async (id) => {
      const { words } = await contentOf("synonym", id);
      const { chinese } = await getSynonyms();
      return words.some((word) => chinese.has(word)) ? [id] : [];
    },
  ],
  shortcut: [
    async (id) => {
      const { title } = await contentOf("shortcut", id);
      return (await getShortcuts()).some((one) => one.title.en === title.en) ? [id] : [];
    },
  ],
  product_class: [
    async () => (await listClasses({ lang })).map(({ id }) => id),
    async (id) => {
      const { className } = await contentOf("product_class", id);
      return [(await getClass({ className, lang }))?.id ?? ""];
    },
    async (id) => {
      const { className } = await contentOf("product_class", id);
      return pagesWith(`/product/${className}.html`, id);
    },
  ],
  product: [
    async (id) => [(await getProduct({ id, lang }))?.id ?? ""],
    async () => (await listProducts({ size: 500, lang })).entries.map(({ id }) => id),
    async (id) => {
      const { classId } = await contentOf("product", id);
      const { entries } = await listProducts({ classId, size: 500, lang });
      return entries.map((entry) => entry.id);
    },
    async (id) => (await listProductsById({ ids: [id], lang })).map((entry) => entry.id),
    async (id) => {
      const using = await db
        .selectFrom("project_case")
        .where(sql<boolean>`content -> 'products' @> ${JSON.stringify([{ id }])}::jsonb`)
        .select("id")
        .executeTakeFirstOrThrow();
      const found = await getCase({ id: using.id, lang });
      return found?.products.map(({ product }) => product.id) ?? [];
    },
    (id) => pagesWith(`/productdetail/${id}.html`, id),
  ],
  project_case: [
    async (id) => [(await getCase({ id, lang }))?.id ?? ""],
    async () => (await listCases({ size: 500, lang })).entries.map(({ id }) => id),
    async (id) => {
      const { class: name } = await contentOf("project_case", id);
      return (await listCases({ class: name, size: 500, lang })).entries.map((entry) => entry.id);
    },
    async (id) => {
      const [used] = (await contentOf("project_case", id)).products;
      const productId = used?.id ?? "";
      return (await listCasesWithProduct({ productId, limit: 500, lang })).map((entry) => entry.id);
    },
    async (id) => {
      const { class: name } = await contentOf("project_case", id);
      return pagesWith(`/project/${name}/${id}`, id);
    },
  ],
  article: [
    async (id) => [(await getArticle({ id, lang }))?.id ?? ""],
    async () => (await listArticles({ size: 500, lang })).entries.map(({ id }) => id),
    async (id) => {
      const { class: name } = await contentOf("article", id);
      return (await listArticles({ class: name, size: 500, lang })).entries.map(({ id }) => id);
    },
    async () => (await listNotices({ limit: 500, lang })).map(({ id }) => id),
    async () => {
      const { entries } = await listArticles({ class: "notice", size: 500, lang });
      const neighbours = entries.map(async ({ id }) => {
        const article = await getArticle({ id, lang });
        return [article?.previous?.id ?? "", article?.next?.id ?? ""];
      });
      return (await Promise.all(neighbours)).flat();
    },
    (id) => pagesWith(`/article/${id}.html`, id),
  ],
  programme: [
    async (id) => [(await getProgramme({ id, lang }))?.id ?? ""],
    async () => (await listProgrammes({ lang })).map(({ id }) => id),
    (id) => pagesWith(`/programme/${id}`, id),
  ],
  honour: [async () => (await listHonours({ lang })).map(({ id }) => id)],
  patent: [async () => (await listPatents({ lang })).map(({ id }) => id)],
  production_base: [async () => (await listBases({ lang })).map(({ id }) => id)],
  milestone: [async () => (await listMilestones({ lang })).map(({ id }) => id)],
  question: [async () => (await listQuestions({ lang })).map(({ id }) => id)],
  document: [async () => (await listDocuments({ lang })).map(({ id }) => id)],
  holiday: [async () => (await listHolidays({ lang })).map(({ id }) => id)],
  shipping_route: [async () => (await listRoutes({ lang })).map(({ id }) => id)],
  job: [
    async (id) => [(await getJob({ id, lang }))?.id ?? ""],
    async () => (await listJobs({ lang })).entries.map(({ id }) => id),
    async (id) => {
      const { type } = await contentOf("job", id);
      return (await listJobs({ type, lang })).entries.map((job) => job.id);
    },
    (id) => pagesWith(`/recruit/details/${id}`, id),
  ],
  topic: [
    async (id) => [(await getTopic({ id, lang }))?.id ?? ""],
    async () => (await listTopics({ lang })).map(({ id }) => id),
    (id) => pagesWith(`/topics/${id}`, id),
  ],
  landing_page: [
    async (id) => [(await getLandingPage({ id, lang }))?.id ?? ""],
    async () => (await listLandingPages({ lang })).map(({ id }) => id),
    (id) => pagesWith(`/pages/${id}`, id),
  ],
};

async function contentOf<K extends Kind>(kind: K, id: string): Promise<ContentOf<K>> {
  const { content } = await db
    .selectFrom(tableOf(kind))
    .where("id", "=", id)
    .select("content")
    .executeTakeFirstOrThrow();
  return content as ContentOf<K>;
}

async function pagesWith(path: string, id: string) {
  return (await listPages()).some((page) => page.path === path) ? [id] : [];
}

/** A record that every read of its kind shows as long as it is published. */
const sample: Record<Kind, string> = {
  site_settings: "site",
  navigation: "main",
  page_copy: "home",
  redirect: "booth",
  synonym: "diffuse",
  shortcut: "patents",
  product_class: "grooved",
  product: "slat-oak",
  project_case: "office-hangzhou-software-lab",
  article: "",
  programme: "office-acoustics",
  honour: "",
  patent: "",
  production_base: "",
  milestone: "",
  question: "",
  document: "",
  holiday: "",
  shipping_route: "",
  job: "",
  topic: "",
  landing_page: "",
};

async function sampleOf(kind: Kind): Promise<string> {
  const { id } = await db
    .selectFrom(tableOf(kind))
    .$if(kind === "article", (query) => query.where("class", "=", "notice"))
    .$if(sample[kind] !== "", (query) => query.where("id", "=", sample[kind]))
    .orderBy("id")
    .offset(kind === "article" ? 2 : 0)
    .limit(1)
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

const tomorrow = new Date(Date.now() + 86_400_000);

describe.each(kindNames)("a %s that is not published", (kind) => {
  test.each([
    ["a draft", { status: "draft" }],
    ["scheduled for tomorrow", { status: "published", publish_at: tomorrow }],
    ["in the trash", { status: "trashed" }],
  ] as const)("%s is unreachable through every public read", async (_name, hidden) => {
    const id = await sampleOf(kind);
    for (const [position, read] of reads[kind].entries()) {
      expect(await read(id), `read ${position} before`).toContain(id);
    }
    await db.updateTable(tableOf(kind)).set(hidden).where("id", "=", id).execute();
    for (const [position, read] of reads[kind].entries()) {
      expect(await read(id), `read ${position}`).not.toContain(id);
    }
    await db
      .updateTable(tableOf(kind))
      .set({ status: "published", publish_at: null })
      .where("id", "=", id)
      .execute();
  });
});

test("a class that is not shown (status '0') is no page and no entry of the menu", async () => {
  const content = { ...(await contentOf("product_class", "ceiling")), status: "0" };
  await db
    .updateTable("product_class")
    .set({ content: JSON.stringify(content) })
    .where("id", "=", "ceiling")
    .execute();
  expect((await listClasses({ lang })).map(({ id }) => id)).not.toContain("ceiling");
  expect(await getClass({ className: "ceiling", lang })).toBeUndefined();
});

describe("counts by class", () => {
  test("are the stated ones", async () => {
    const counts = new Map((await countCases()).map((counted) => [counted.class, counted.count]));
    expect(counts.get("office")).toBe(26);
    expect(counts.get("meeting")).toBe(15);
    expect((await countArticles()).reduce((sum, { count }) => sum + count, 0)).toBe(45);
  });

  test("follow every change: hidden, moved to another class, deleted", async () => {
    const count = async (name: string) =>
      (await countCases()).find((counted) => counted.class === name)?.count;
    const [office, school] = [await count("office"), await count("school")];
    const change = (statement: string) => sql.raw(statement).execute(db);
    await change(`update project_case set status = 'draft' where class = 'school'`);
    expect(await count("school")).toBe(0);
    await change(`update project_case set status = 'published' where class = 'school'`);
    expect(await count("school")).toBe(school);
    await change(
      `update project_case set content = jsonb_set(content, '{class}', '"office"') where class = 'school'`,
    );
    expect(await count("office")).toBe(Number(office) + Number(school));
    await change(`delete from project_case where class = 'office'`);
    expect(await count("office")).toBe(0);
  });
});

describe("revisions", () => {
  const stored = async () => {
    const { rows } = await sql<{ text: string; status: string; updated_by: string | null }>`
      select content::text as text, status, updated_by from product where id = 'slat-walnut'`.execute(
      db,
    );
    return rows[0];
  };

  test("every change is kept with its author, and can be taken back to the byte", async () => {
    const original = await stored();
    const content = await contentOf("product", "slat-walnut");
    const changed = { ...content, code: "TH-CHANGED" };
    await saveRecord({
      kind: "product",
      content: changed,
      status: "draft",
      actor: { id: "li@example.com" },
    });
    expect(await stored()).toMatchObject({ status: "draft", updated_by: "li@example.com" });
    expect((await stored())?.text).not.toBe(original?.text);

    const [latest] = await listRevisions({ kind: "product", id: "slat-walnut" });
    expect(latest?.changedBy).toBe("li@example.com");
    await restoreRevision({ revision: latest?.id ?? 0, actor: { id: "wang@example.com" } });
    expect((await stored())?.text).toBe(original?.text);
    expect(await stored()).toMatchObject({ status: "published", updated_by: "wang@example.com" });
    expect(await listRevisions({ kind: "product", id: "slat-walnut" })).toHaveLength(2);
  });

  test("a record deleted by hand comes back to the byte", async () => {
    const original = await stored();
    await sql`delete from product where id = 'slat-walnut'`.execute(db);
    expect(await stored()).toBeUndefined();
    const [latest] = await listRevisions({ kind: "product", id: "slat-walnut" });
    await restoreRevision({ revision: latest?.id ?? 0 });
    expect((await stored())?.text).toBe(original?.text);
  });

  test("an unknown revision is refused", async () => {
    await expect(restoreRevision({ revision: 999_999_999 })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("two people editing: the second is told and overwrites nothing", async () => {
    const content = await contentOf("product", "slat-ash");
    const version = 1;
    await saveRecord({ kind: "product", content, status: "published", version });
    await expect(
      saveRecord({ kind: "product", content, status: "draft", version }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await getProduct({ id: "slat-ash", lang })).toBeDefined();
  });
});

test("what is scheduled is published when its time has come, and not before", async () => {
  const content = await contentOf("programme", "home-listening");
  const soon = new Date(Date.now() + 60_000);
  await saveRecord({ kind: "programme", content, status: "published", publishAt: soon });
  expect(await publishDue()).toBe(0);
  expect(await timeToNextPublication()).toBeGreaterThan(50_000);
  expect(await getProgramme({ id: "home-listening", lang })).toBeUndefined();
  // The trigger decides by the clock, so move the time instead of waiting for it.
  await sql`alter table programme disable trigger a_before_change`.execute(db);
  await sql`update programme set publish_at = now() - interval '1 second' where id = 'home-listening'`.execute(
    db,
  );
  await sql`alter table programme enable trigger a_before_change`.execute(db);
  expect(await timeToNextPublication()).toBe(0);
  expect(await publishDue()).toBe(1);
  expect(await getProgramme({ id: "home-listening", lang })).toBeDefined();
  expect(await timeToNextPublication()).toBeUndefined();
});

test("trash takes a record off the site, and it can be restored", async () => {
  await trashRecord({ kind: "product", id: "pet-groove", actor: { id: "li@example.com" } });
  expect(await getProduct({ id: "pet-groove", lang })).toBeUndefined();
  const [latest] = await listRevisions({ kind: "product", id: "pet-groove" });
  await restoreRevision({ revision: latest?.id ?? 0 });
  expect(await getProduct({ id: "pet-groove", lang })).toBeDefined();
  await expect(trashRecord({ kind: "product", id: "no-such" })).rejects.toMatchObject({
    code: "not-found",
  });
});
