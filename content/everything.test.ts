import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { depthOf } from "#domain/acoustics/build-up.ts";
import { jobKinds, jobTypes } from "#domain/careers/job-content.ts";
import { caseClasses } from "#domain/cases/case-content.ts";
import { calculateMounting } from "#domain/catalogue/calculate-mounting.ts";
import { type Kind, kindNames, kinds } from "#domain/records/kinds.ts";
import { searchDocumentsOf } from "#domain/search/index/record-documents.ts";
import { picturesIn } from "#domain/text/rich-text.ts";
import { demonstration } from "./everything.ts";

const records = demonstration;
type Localized = { zh: string; en: string; ar: string };
type Found = { path: string; text: Localized };

/** Every localized text below a value, with the path that leads to it. */
function textsIn(value: unknown, path = ""): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Object.keys(value);
  if (keys.some((key) => key === "zh" || key === "en" || key === "ar")) {
    return [{ path, text: value as Localized }];
  }
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

const texts = textsIn(demonstration);

/** Codes, numbers and units read the same in every language. */
const isSentence = (text: string) => /\p{L}{4}/u.test(text.replace(/<[^>]+>/g, ""));

describe("every localized text", () => {
  test("there are many", () => {
    expect(texts.length).toBeGreaterThan(3000);
  });

  test("exists in Chinese, English and Arabic", () => {
    const incomplete = texts.filter(
      ({ text }) =>
        Object.keys(text).sort().join() !== "ar,en,zh" ||
        Object.values(text).some((words) => words.trim() === ""),
    );
    expect(incomplete.map(({ path }) => path)).toEqual([]);
  });

  test("is in the language it says", () => {
    const wrong = texts.filter(
      ({ text }) =>
        !/\p{Script=Han}/u.test(text.zh) ||
        !/\p{Script=Arabic}/u.test(text.ar) ||
        /\p{Script=Han}|\p{Script=Arabic}/u.test(text.en),
    );
    expect(wrong.map(({ path, text }) => `${path}: ${text.zh} | ${text.ar}`)).toEqual([]);
  });

  test("says no sentence twice in two languages", () => {
    const copied = texts.filter(
      ({ text: { zh, en, ar } }) => isSentence(en) && (zh === en || en === ar || zh === ar),
    );
    expect(copied.map(({ path }) => path)).toEqual([]);
  });

  test("writes digits the Latin way", () => {
    expect(texts.filter(({ text }) => /[٠-٩۰-۹]/.test(text.ar)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

describe("the content is as large as a real maker's", () => {
  test("classes and products", () => {
    expect(records.product_class.length).toBeGreaterThanOrEqual(8);
    expect(records.product.length).toBeGreaterThanOrEqual(28);
    const ofClass = (id: string) => records.product.filter(({ classId }) => classId === id).length;
    expect(ofClass("wood-slat")).toBeGreaterThanOrEqual(6);
    expect(ofClass("polyester")).toBeGreaterThanOrEqual(6);
    expect(ofClass("perforated") + ofClass("micro-perforated")).toBeGreaterThanOrEqual(4);
    expect(ofClass("grooved")).toBeGreaterThanOrEqual(4);
    expect(ofClass("silence-booth")).toBe(4);
    expect(ofClass("accessories")).toBeGreaterThanOrEqual(1);
  });

  test("cases: 26 offices, 15 meeting rooms, at least 6 of every other kind", () => {
    const counts = Object.fromEntries(
      caseClasses.map((name) => [
        name,
        records.project_case.filter((found) => found.class === name).length,
      ]),
    );
    expect(counts).toMatchObject({ office: 26, meeting: 15 });
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(6);
  });

  test("articles, notices, programmes", () => {
    const ofClass = (name: string) =>
      records.article.filter((found) => found.class === name).length;
    expect(records.article.length).toBeGreaterThanOrEqual(36);
    expect(ofClass("knowledge")).toBeGreaterThanOrEqual(20);
    expect(ofClass("notice")).toBeGreaterThanOrEqual(8);
    expect(records.programme.length).toBeGreaterThanOrEqual(3);
  });
});

test("there are jobs of every type and kind, and topics", () => {
  expect(records.job.length).toBeGreaterThanOrEqual(8);
  expect(new Set(records.job.map(({ type }) => type))).toEqual(new Set(jobTypes));
  expect(new Set(records.job.map(({ kind }) => kind))).toEqual(new Set(jobKinds));
  expect(records.topic.length).toBeGreaterThanOrEqual(5);
});

describe("what records refer to exists", () => {
  const ids = (kind: Kind) => new Set(records[kind].map(({ id }) => id));
  const products = ids("product");

  test("ids are unique and contents pass their schema", () => {
    for (const kind of kindNames) {
      expect(ids(kind).size, kind).toBe(records[kind].length);
      for (const content of records[kind]) kinds[kind].schema.parse(content);
    }
  });

  test("classes of products, related products, products of cases", () => {
    const classes = ids("product_class");
    for (const product of records.product) {
      expect(classes, product.id).toContain(product.classId);
      for (const related of product.related) expect(products, product.id).toContain(related);
      expect(product.related, product.id).not.toContain(product.id);
    }
    for (const found of records.project_case) {
      for (const used of found.products) expect(products, found.id).toContain(used.id);
    }
  });

  test("topics have articles, products and cases", () => {
    const cases = ids("project_case");
    for (const topic of records.topic) {
      const tagged = records.article.filter(({ tags }) => tags.includes(topic.tag));
      expect(tagged.length, topic.id).toBeGreaterThanOrEqual(3);
      for (const id of topic.products) expect(products, topic.id).toContain(id);
      for (const id of topic.cases) expect(cases, topic.id).toContain(id);
    }
  });

  test("pictures", async () => {
    const index: { id: string }[] = JSON.parse(
      await readFile(new URL("../media/index.json", import.meta.url), "utf8"),
    );
    const pictures = new Set(index.map(({ id }) => id));
    const named = [
      ...records.product_class.map(({ picture }) => picture),
      ...records.product.flatMap((product) => product.pictures),
      ...records.project_case.flatMap((found) => found.pictures),
      ...records.article.map(({ cover }) => cover),
      ...records.programme.flatMap(({ picture, comparison }) => [
        picture,
        ...(comparison?.pictures ?? []),
      ]),
      ...records.page_copy.flatMap(({ comparisons = [] }) =>
        comparisons.flatMap(({ pictures }) => pictures),
      ),
      ...records.production_base.flatMap((base) => base.pictures),
      ...records.topic.map(({ picture }) => picture),
      ...texts.flatMap(({ text }) => picturesIn(text.zh + text.en + text.ar)),
    ];
    expect(named.filter((id) => !pictures.has(id))).toEqual([]);
  });

  test("pictures of a case are of that case", () => {
    const strange = records.project_case.flatMap(({ id, pictures }) =>
      pictures.filter((picture) => !picture.startsWith(`case-${id}-`)),
    );
    expect(strange).toEqual([]);
  });

  test("every case shows its products in the picture", () => {
    /** Its slats are behind the camera. */
    const withoutPoints = ["piano-harbin-recording-room"];
    const found = records.project_case.filter(({ points = [] }) => points.length === 0);
    expect(found.map(({ id }) => id)).toEqual(withoutPoints);
  });

  test("on a card a board with holes or grooves shows them", () => {
    const opened = records.product.filter(({ material }) =>
      ["perforated-wood", "grooved-wood"].includes(material),
    );
    expect(opened).toHaveLength(9);
    for (const { id, pictures } of opened) expect(pictures[0]).toMatch(`macro-${id}-`);
  });

  test("no two products have one picture", () => {
    const shown = records.product.flatMap(({ pictures, finishes }) => [
      ...new Set([...pictures, ...finishes.map(({ picture }) => picture)]),
    ]);
    expect(shown.filter((id, position) => shown.indexOf(id) < position)).toEqual([]);
  });

  test("links inside texts", () => {
    const known = new Set([
      ...records.product.map(({ id }) => `/productdetail/${id}.html`),
      ...records.article.map(({ id }) => `/article/${id}.html`),
      ...records.programme.flatMap(({ id }) => [`/programme/${id}`, `/programme/${id}.html`]),
      ...records.product_class.map(({ className }) => `/product/${className}.html`),
      ...caseClasses.map((name) => `/project/${name}/1.html`),
      "/site/panelFactory",
      ...[
        "/product.html",
        "/akupanel.html",
        "/pet.html",
        "/woodenPanel.html",
        "/silencebooth.html",
      ],
      ...[
        "/programme.html",
        "/project.html",
        "/news.html",
        "/aboutUs.html",
        "/aboutUs/lianxi.html",
      ],
    ]);
    const links = texts.flatMap(({ text }) =>
      Array.from(
        (text.zh + text.en + text.ar).matchAll(/href="(\/[^"]*)"/g),
        ([, href]) => href ?? "",
      ),
    );
    expect([...new Set(links.filter((href) => !known.has(href)))]).toEqual([]);
  });
});

describe("nothing is claimed that is not known", () => {
  test("no number is shown as a laboratory's, for no laboratory has measured the demonstration", () => {
    const mountings = records.product.flatMap((product) => product.mountings);
    expect(mountings.filter(({ measured }) => measured)).toEqual([]);
    const claims = [
      ...mountings.flatMap(({ comparable = [] }) => comparable),
      ...records.product.flatMap(({ fire }) => fire),
    ];
    expect(new Set(claims.map(({ evidence }) => evidence.kind))).toEqual(
      new Set(["literature", "indicative"]),
    );
  });

  test("a product is found by its own words, not by those of what it is compared with", () => {
    for (const product of records.product) {
      const found = searchDocumentsOf("product", product).flatMap(({ body }) => body);
      for (const { buildUp, comparable = [] } of product.mountings) {
        expect(found).toContain(buildUp);
        for (const { specimen, differs, evidence } of comparable) {
          expect(found).not.toContain(specimen);
          expect(found).not.toContain(differs);
          if (evidence.kind === "literature") expect(found).not.toContain(evidence.source);
        }
      }
    }
  });

  test("a product is found by no fire class that nobody has tested", () => {
    const laboratory = {
      ...{ kind: "laboratory" as const, standard: "GB 8624", laboratory: "A laboratory" },
      ...{ report: "R-1", date: "2026-01-01" },
    };
    let untested = 0;
    for (const product of records.product) {
      const [found] = searchDocumentsOf("product", product);
      for (const { code, class: rated, evidence } of product.fire) {
        untested += 1;
        expect(found?.keywords, product.id).not.toContain(rated);
        expect(found?.keywords, product.id).not.toContain(code);
        if ("note" in evidence) expect(found?.body, product.id).not.toContain(evidence.note);
      }
      // The same rating with a report is a word to be found by, so the above can fail.
      const fire = product.fire.map((rating) => ({ ...rating, evidence: laboratory }));
      const [tested] = searchDocumentsOf("product", { ...product, fire });
      for (const { code, class: rated } of fire) {
        expect(tested?.keywords, product.id).toEqual(expect.arrayContaining([code, rated]));
      }
    }
    expect(untested).toBeGreaterThan(30);
  });

  test("what is calculated is calculated from the mounting as it is described", () => {
    const layered = records.product.flatMap(({ id, mountings }) =>
      mountings.filter(({ layers }) => layers).map((mounting) => ({ id, mounting })),
    );
    expect(layered.length).toBeGreaterThan(40);
    for (const { id, mounting } of layered) {
      expect(depthOf(mounting.layers ?? []), `${id} ${mounting.id}`).toBe(mounting.depth);
      expect(calculateMounting(mounting), `${id} ${mounting.id}`).toBeDefined();
    }
  });

  test("the booths have the stated values", () => {
    for (const { booth } of records.product.filter(({ material }) => material === "booth")) {
      const said = JSON.stringify(booth);
      for (const value of [
        "38",
        "4000",
        "150",
        "100",
        "240",
        "50",
        "60",
        "12",
        "1340",
        "400",
        "30",
      ]) {
        expect(said).toContain(value);
      }
      expect(booth?.scenarios.length).toBeGreaterThan(10);
    }
  });
});
