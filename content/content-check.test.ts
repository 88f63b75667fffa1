import { describe, expect, test } from "vitest";
import { checkContent } from "#domain/content-check/check-content.ts";
import type { CheckedRecord } from "#domain/content-check/checked-record.ts";
import type { Finding } from "#domain/content-check/rule.ts";
import { rules } from "#domain/content-check/rules.ts";
import type { ContentOf, Kind } from "#domain/records/kinds.ts";
import { demonstrationPictures, demonstrationRecords } from "./checked-records.ts";

const pictures = await demonstrationPictures();

test("the demonstration does not contradict itself", () => {
  const findings = checkContent({ records: demonstrationRecords, pictures });
  expect(findings.map(describeFinding)).toEqual([]);
});

function describeFinding({ rule, kind, id, field, message }: Finding) {
  return `${rule}: ${kind}/${id} ${field}: ${message.en}`;
}

/** What is found when one record is changed, and nothing else. */
function foundWith<K extends Kind>({
  kind,
  id,
  change,
}: {
  kind: K;
  id: string;
  change: (content: ContentOf<K>) => void;
}): { rule: string; field: string; id: string }[] {
  const records = demonstrationRecords.map((record) => {
    if (record.kind !== kind || record.content.id !== id) return record;
    const copy = structuredClone(record.content) as ContentOf<K>;
    change(copy);
    return { kind, content: copy } as unknown as CheckedRecord;
  });
  return checkContent({ records, pictures }).map((found) => ({
    rule: found.rule,
    field: found.field,
    id: found.id,
  }));
}

function gradeAs(grade: string) {
  return ({ fire }: ContentOf<"product">) => {
    const chinese = fire.find(({ code }) => code === "GB 8624");
    if (chinese) chinese.class = grade;
  };
}

type Seed = { name: string; rule: string; field: string; found: ReturnType<typeof foundWith> };

/** One contradiction for each rule at least; a rule that finds nothing here is not a rule. */
const seeds: Seed[] = [
  {
    name: "a case with a booth before the first booth",
    rule: "timeline",
    field: "year",
    found: foundWith({
      kind: "project_case",
      id: "office-berlin-startup-loft",
      change: (content) => {
        content.year = 2020;
      },
    }),
  },
  {
    name: "a case abroad before the first container",
    rule: "timeline",
    field: "year",
    found: foundWith({
      kind: "project_case",
      id: "meeting-cairo-villa-weekend",
      change: (content) => {
        content.year = 2018;
      },
    }),
  },
  {
    name: "an honour before the company",
    rule: "timeline",
    field: "year",
    found: foundWith({
      kind: "honour",
      id: "iso-9001",
      change: (content) => {
        content.year = 2009;
      },
    }),
  },
  {
    name: "an honour for booths before the first booth",
    rule: "timeline",
    field: "year",
    found: foundWith({
      kind: "honour",
      id: "booth-design",
      change: (content) => {
        content.year = 2019;
      },
    }),
  },
  {
    name: "an honour for exports before the first container",
    rule: "timeline",
    field: "year",
    found: foundWith({
      kind: "honour",
      id: "export-partner",
      change: (content) => {
        content.year = 2016;
      },
    }),
  },
  {
    name: "a booth with a title for more people than its record",
    rule: "capacities",
    field: "title",
    found: foundWith({
      kind: "product",
      id: "booth-m",
      change: ({ title }) => {
        title.en = "Silence booth M, four people";
      },
    }),
  },
  {
    name: "the booth page with fewer people than the record",
    rule: "capacities",
    field: "blocks.size.l.title",
    found: foundWith({
      kind: "page_copy",
      id: "silencebooth",
      change: ({ blocks }) => {
        blocks["size.l.title"] = { zh: "L：双人", en: "L: two people", ar: "L: لشخصين" };
      },
    }),
  },
  {
    name: "an article that seats too many in one booth",
    rule: "capacities",
    field: "body",
    found: foundWith({
      kind: "article",
      id: "choosing-a-booth",
      change: ({ body }) => {
        body.zh += "<p>静音舱 S 可坐三人。</p>";
      },
    }),
  },
  {
    name: "an airflow that the inner size does not give",
    rule: "capacities",
    field: "booth.ventilation",
    found: foundWith({
      kind: "product",
      id: "booth-l",
      change: ({ booth }) => {
        if (booth) booth.inner.height = 1500;
      },
    }),
  },
  {
    name: "half a day of work in 150 lx",
    rule: "booth-light",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "booth-m",
      change: ({ summary }) => {
        summary.en = "Built for half a day of concentrated work.";
      },
    }),
  },
  {
    name: "service hours in words that are not the office's",
    rule: "service-hours",
    field: "serviceTime",
    found: foundWith({
      kind: "site_settings",
      id: "site",
      change: ({ serviceTime }) => {
        serviceTime.ar = "من الاثنين إلى الجمعة، 8:00–17:00 (UTC+8)";
      },
    }),
  },
  {
    name: "hours of the hotline on a page that are not the office's",
    rule: "service-hours",
    field: "blocks.hotline.lead",
    found: foundWith({
      kind: "page_copy",
      id: "buying",
      change: ({ blocks }) => {
        const lead = blocks["hotline.lead"];
        if (lead) lead.en = "Monday to Friday, 9:00–17:30 in China (UTC+8). In local time:";
      },
    }),
  },
  {
    name: "days of the hotline on a page that are not the office's",
    rule: "service-hours",
    field: "blocks.hotline.lead",
    found: foundWith({
      kind: "page_copy",
      id: "buying",
      change: ({ blocks }) => {
        const lead = blocks["hotline.lead"];
        if (lead) lead.zh = "周一至周六 9:00–18:00，北京时间（UTC+8）。";
      },
    }),
  },
  {
    name: "hours of the hotline that are not those of the zone above them",
    rule: "service-hours",
    field: "blocks.hotline.5.text",
    found: foundWith({
      kind: "page_copy",
      id: "buying",
      change: ({ blocks }) => {
        const hours = blocks["hotline.5.text"];
        if (hours) hours.ar = "من 21:00 مساء اليوم السابق إلى 6:00";
      },
    }),
  },
  {
    name: "a guide price whose upper limit is the lower one",
    rule: "price-and-time",
    field: "price",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: ({ price }) => {
        if (price) price.to = 12;
      },
    }),
  },
  {
    name: "a load of pallets that stand two abreast in no container",
    rule: "loading",
    field: "body",
    found: foundWith({
      kind: "article",
      id: "container-loading",
      change: ({ body }) => {
        body.en =
          "<p>The footprint is 1240 × 2420 mm.</p><p>There is room for 16 pallets, 8 positions two high.</p>";
      },
    }),
  },
  {
    name: "a carton that is wider than the door of a container",
    rule: "loading",
    field: "packing.carton",
    found: foundWith({
      kind: "product",
      id: "booth-xl",
      change: ({ packing }) => {
        if (packing) packing.carton = { width: 2700, height: 2700, depth: 2700 };
      },
    }),
  },
  {
    name: "a carton lighter than what is in it",
    rule: "loading",
    field: "packing.grossWeight",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: ({ packing }) => {
        if (packing) packing.grossWeight = 10;
      },
    }),
  },
  {
    name: "a curve promised for every product",
    rule: "evidence",
    field: "blocks.hero.lead",
    found: foundWith({
      kind: "page_copy",
      id: "product",
      change: ({ blocks }) => {
        const lead = blocks["hero.lead"];
        if (lead) lead.en = "Every product comes with an absorption curve for each way of fixing.";
      },
    }),
  },
  {
    name: "a curve promised for all products of a class",
    rule: "evidence",
    field: "intro",
    found: foundWith({
      kind: "product_class",
      id: "polyester",
      change: ({ intro }) => {
        intro.zh = "所有产品都附有吸声系数曲线。";
      },
    }),
  },
  {
    name: "a calculated curve promised where nothing can be calculated",
    rule: "evidence",
    field: "summary",
    found: foundWith({
      kind: "programme",
      id: "room-acoustic-design",
      change: ({ summary }) => {
        summary.en = "Each product has at least a calculated absorption curve.";
      },
    }),
  },
  {
    name: "a calculated curve promised for layers that are not as deep as their mounting",
    rule: "evidence",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: ({ summary, mountings: [first] }) => {
        summary.en = "Every mounting has a calculated absorption curve.";
        if (first) first.depth += 10;
      },
    }),
  },
  ...Object.entries({
    zh: "公开的格栅板数据，50 mm 空腔，无填棉。",
    en: "A published slat panel on 50 mm battens, no wool.",
    ar: "بيانات منشورة للوح شرائح على فراغ 50 مم من دون صوف.",
  }).map(([lang, words]) => ({
    name: `a fixing that the published sheet of a slat panel does not state, in ${lang}`,
    rule: "evidence",
    field: "body",
    found: foundWith({
      kind: "article",
      id: "what-is-nrc",
      change: ({ body }) => {
        body[lang as keyof typeof body] += `<p>${words}</p>`;
      },
    }),
  })),
  {
    name: "an untested fire class in the story of a case",
    rule: "evidence",
    field: "summary",
    found: foundWith({
      kind: "project_case",
      id: "office-berlin-startup-loft",
      change: ({ summary }) => {
        summary.en = "The designer chose slat panels of class B-s1,d0 for the whole floor.";
      },
    }),
  },
  {
    name: "an untested fire class in an article, in our own name",
    rule: "evidence",
    field: "body",
    found: foundWith({
      kind: "article",
      id: "fire-classes-explained",
      change: ({ body }) => {
        body.ar += "<p>ألواحنا من الفئة B1 وفق GB 8624.</p>";
      },
    }),
  },
  {
    name: "an untested fire class in the announcement of a product",
    rule: "evidence",
    field: "summary",
    found: foundWith({
      kind: "article",
      id: "five-new-felt-colours",
      change: ({ summary }) => {
        summary.zh = "新款毡板燃烧性能达到 B 级。";
      },
    }),
  },
  {
    name: "a fire class that nobody has tested",
    rule: "evidence",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "pet-flat-12",
      change: ({ summary }) => {
        summary.en = "A board of class B1 to GB 8624.";
      },
    }),
  },
  {
    name: "a grade of GB 8624 that leaves its subdivision open",
    rule: "fire-subdivision",
    field: "fire.0.class",
    found: foundWith({ kind: "product", id: "pet-flat-12", change: gradeAs("B1") }),
  },
  {
    name: "a grade of GB 8624 with a subdivision that it does not take in",
    rule: "fire-subdivision",
    field: "fire.0.class",
    found: foundWith({ kind: "product", id: "pet-flat-12", change: gradeAs("B1 (D-s2,d0)") }),
  },
  {
    name: "two design targets of one board that disagree",
    rule: "fire-subdivision",
    field: "fire.0.class",
    found: foundWith({ kind: "product", id: "pet-flat-12", change: gradeAs("B1 (C-s2,d0)") }),
  },
  {
    name: "decibels of a booth without a report",
    rule: "evidence",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "booth-s",
      change: ({ summary }) => {
        summary.en = "It reaches DS,A of 30 dB.";
      },
    }),
  },
  {
    name: "a unit glued to its number",
    rule: "units",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: ({ summary }) => {
        summary.en = "Slats on 9mm felt.";
      },
    }),
  },
  ...["at 300lx", "up to 500Hz", "a lamp of 9W", "تردد 500هرتز"].map((words) => ({
    name: `a unit glued to its number: ${words}`,
    rule: "units",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: ({ summary }) => {
        const lang = /[a-z]{2}/.test(words) ? "en" : "ar";
        summary[lang] += ` ${words}.`;
      },
    }),
  })),
  {
    name: "a square that is not raised",
    rule: "units",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: ({ summary }) => {
        summary.zh = "每箱 2.88 m2。";
      },
    }),
  },
  {
    name: "a word that the term base forbids",
    rule: "terms",
    field: "summary",
    found: foundWith({
      kind: "article",
      id: "choosing-a-booth",
      change: ({ summary }) => {
        summary.en = "A soundproof booth for every floor.";
      },
    }),
  },
  {
    name: "a forbidden word behind an Arabic article, in the last paragraph",
    rule: "terms",
    field: "body",
    found: foundWith({
      kind: "article",
      id: "choosing-a-booth",
      change: ({ body }) => {
        body.ar += "<p>وبالكشك يعمل الفريق.</p>";
      },
    }),
  },
  ...Object.entries({
    zh: "先听,再看(都免费)。",
    en: "Listen first，then look.",
    ar: "استمع أولًا, ثم انظر.",
  }).map(([lang, words]) => ({
    name: `marks of another language in ${lang}`,
    rule: "punctuation",
    field: "summary",
    found: foundWith({
      kind: "article",
      id: "what-is-nrc",
      change: ({ summary }) => {
        summary[lang as keyof typeof summary] = words;
      },
    }),
  })),
  {
    name: "readers addressed as many, in Arabic",
    rule: "terms",
    field: "summary",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: ({ summary }) => {
        summary.ar += " فاطلبوا عيّنة لمشروعكم.";
      },
    }),
  },
  {
    name: "a text without its Arabic",
    rule: "languages",
    field: "title",
    found: foundWith({
      kind: "milestone",
      id: "felt",
      change: ({ title }) => {
        title.ar = " ";
      },
    }),
  },
  {
    name: "a link to a page that is not there",
    rule: "links",
    field: "body",
    found: foundWith({
      kind: "article",
      id: "choosing-a-booth",
      change: ({ body }) => {
        body.en += '<p><a href="/productdetail/booth-xxl.html">XXL</a></p>';
      },
    }),
  },
  {
    name: "a product of a case that is not there",
    rule: "links",
    field: expect.stringMatching(/^products\.\d+\.id$/),
    found: foundWith({
      kind: "project_case",
      id: "office-berlin-startup-loft",
      change: ({ products }) => {
        products.push({ id: "slat-gone", quantity: 1, unit: "m2" });
      },
    }),
  },
  {
    name: "a mounting of a case that its product does not have",
    rule: "links",
    field: "products",
    found: foundWith({
      kind: "project_case",
      id: "piano-vienna-practice-room",
      change: ({ products: [slats] }) => {
        if (slats) slats.mounting = "suspended-600";
      },
    }),
  },
  {
    name: "a point at a product that was not used",
    rule: "links",
    field: "points",
    found: foundWith({
      kind: "project_case",
      id: "piano-vienna-practice-room",
      change: (content) => {
        content.points = [{ product: "slat-teak", x: 40, y: 45 }];
      },
    }),
  },
  {
    name: "a room whose sides do not make its area",
    rule: "case-rooms",
    field: "dimensions",
    found: foundWith({
      kind: "project_case",
      id: "office-hangzhou-software-lab",
      change: ({ dimensions }) => {
        if (dimensions) dimensions.length *= 1.04;
      },
    }),
  },
  {
    name: "a room higher than its data say",
    rule: "case-rooms",
    field: "dimensions",
    found: foundWith({
      kind: "project_case",
      id: "office-hangzhou-software-lab",
      change: ({ dimensions }) => {
        if (dimensions) dimensions.height = 3.6;
      },
    }),
  },
  {
    name: "a room whose sides its data give otherwise",
    rule: "case-rooms",
    field: "dimensions",
    found: foundWith({
      kind: "project_case",
      id: "school-leipzig-inclusive",
      change: ({ dimensions }) => {
        if (dimensions) Object.assign(dimensions, { length: 9.26, width: 6.8 });
      },
    }),
  },
  {
    name: "a volume in one language that the sides do not make",
    rule: "case-rooms",
    field: "dimensions",
    found: foundWith({
      kind: "project_case",
      id: "meeting-frankfurt-hearing-room",
      change: ({ room }) => {
        for (const { value } of room) value.ar = value.ar.replace("210", "240");
      },
    }),
  },
  {
    name: "more window than wall",
    rule: "case-rooms",
    field: "surfaces",
    found: foundWith({
      kind: "project_case",
      id: "piano-vienna-practice-room",
      change: ({ surfaces }) => {
        surfaces?.patches?.push({ surface: "glass", area: 70, on: "walls" });
      },
    }),
  },
  {
    name: "two points under one finger",
    rule: "case-rooms",
    field: "points",
    found: foundWith({
      kind: "project_case",
      id: "office-berlin-startup-loft",
      change: ({ points }) => {
        points?.push({ product: "booth-m", x: 80, y: 60 });
      },
    }),
  },
  {
    name: "a room before and after without its picture",
    rule: "links",
    field: "comparisons.0.pictures.1",
    found: foundWith({
      kind: "page_copy",
      id: "home",
      change: ({ comparisons }) => {
        comparisons?.[0]?.pictures.splice(1, 1, "pair-gone-treated");
      },
    }),
  },
  {
    name: "a picture twice in a gallery",
    rule: "pictures",
    field: "pictures.1",
    found: foundWith({
      kind: "product",
      id: "slat-oak",
      change: (content) => {
        content.pictures = ["slat-oak-1", "slat-oak-1"];
      },
    }),
  },
  {
    name: "two cases of a list with one picture",
    rule: "pictures",
    field: "pictures.0",
    found: foundWith({
      kind: "project_case",
      id: "office-hangzhou-software-lab",
      change: ({ pictures: shown }) => {
        shown[0] = "case-office-berlin-startup-loft-1";
      },
    }),
  },
  {
    name: "two articles of different classes with one cover, as topics show them together",
    rule: "pictures",
    field: "cover",
    found: foundWith({
      kind: "article",
      id: "packed-for-the-sea",
      change: (content) => {
        content.cover = "packing-1";
      },
    }),
  },
  {
    name: "two articles of a list with one cover",
    rule: "pictures",
    field: "cover",
    found: foundWith({
      kind: "article",
      id: "choosing-a-booth",
      change: (content) => {
        content.cover = "lab-1";
      },
    }),
  },
];

describe("a contradiction is found:", () => {
  test.each(seeds)("$name", ({ rule, field, found }) => {
    expect(found).toContainEqual(expect.objectContaining({ rule, field }));
    expect(found.every((finding) => finding.rule === rule)).toBe(true);
  });

  test("there is one for every rule", () => {
    expect(new Set(seeds.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ id }) => id)));
  });
});

test("a fire class may be stated once a laboratory has reported it", () => {
  const found = foundWith({
    kind: "product",
    id: "pet-flat-12",
    change: (content) => {
      content.summary.en = "A board of class B1 to GB 8624.";
      for (const rating of content.fire.filter(({ code }) => code === "GB 8624")) {
        rating.evidence = {
          ...{ kind: "laboratory", standard: "GB 8624", laboratory: "A laboratory" },
          ...{ report: "R-1", date: "2026-01-01" },
        };
      }
    },
  });
  expect(found).toEqual([]);
});

test("a class that a laboratory has reported may be named where that product is used", () => {
  const records = demonstrationRecords.map((record) => structuredClone(record));
  const stories = records.flatMap((record) =>
    record.kind === "project_case" && record.content.class === "piano" ? [record.content] : [],
  );
  const tested = stories[0]?.products[0]?.id;
  for (const { kind, content } of records) {
    if (kind !== "product" || content.id !== tested) continue;
    for (const rating of content.fire) {
      Object.assign(rating, { class: "B-s1,d0", evidence: { kind: "laboratory" } });
    }
  }
  for (const { summary } of stories) summary.en = "Panels of class B-s1,d0 all round.";
  const without = stories.filter(({ products }) => products.every(({ id }) => id !== tested));
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(stories.length);
  expect(checkContent({ records, pictures }).map(({ id }) => id)).toEqual(
    without.map(({ id }) => id),
  );
});

test("what is explained or quoted is no claim of ours", () => {
  const found = foundWith({
    kind: "article",
    id: "fire-classes-explained",
    change: ({ body }) => {
      body.en += "<p>“We have B1”, said the seller.</p><p>Class B2 of GB 8624 is combustible.</p>";
    },
  });
  expect(found).toEqual([]);
});
