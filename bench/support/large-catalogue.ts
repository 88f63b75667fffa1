import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { ArticleContent } from "#domain/articles/article-content.ts";
import type { ProductContent } from "#domain/catalogue/product-content.ts";
import type { Localized } from "#domain/language/localized.ts";
import { textsIn } from "#domain/search/index/search-document.ts";

/** Always the same numbers, so that two runs measure the same catalogue. */
export function createDice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    roll,
    pick<T>(from: readonly T[]): T {
      const picked = from[Math.floor(roll() * from.length)];
      if (picked === undefined) throw new RangeError("Nothing to pick from");
      return picked;
    },
  };
}

const adjectives: Localized[] = [
  { zh: "浅色", en: "Pale", ar: "فاتح" },
  { zh: "深色", en: "Dark", ar: "داكن" },
  { zh: "窄条", en: "Narrow", ar: "ضيق" },
  { zh: "宽条", en: "Wide", ar: "عريض" },
  { zh: "哑光", en: "Matt", ar: "مطفأ" },
  { zh: "擦油", en: "Oiled", ar: "مزيت" },
  { zh: "弧形", en: "Curved", ar: "منحن" },
  { zh: "防潮", en: "Moisture-proof", ar: "مقاوم للرطوبة" },
  { zh: "阻燃", en: "Fire-retardant", ar: "مقاوم للحريق" },
  { zh: "再生", en: "Recycled", ar: "معاد التدوير" },
];
const woods: Localized[] = [
  { zh: "橡木", en: "oak", ar: "بلوط" },
  { zh: "胡桃木", en: "walnut", ar: "جوز" },
  { zh: "白蜡木", en: "ash", ar: "دردار" },
  { zh: "柚木", en: "teak", ar: "ساج" },
  { zh: "樱桃木", en: "cherry", ar: "كرز" },
  { zh: "枫木", en: "maple", ar: "قيقب" },
  { zh: "桦木", en: "birch", ar: "بتولا" },
  { zh: "榆木", en: "elm", ar: "دردار أحمر" },
  { zh: "竹", en: "bamboo", ar: "خيزران" },
  { zh: "聚酯毡", en: "felt", ar: "لباد" },
];
const forms: Localized[] = [
  { zh: "格栅吸音板", en: "slat panel", ar: "لوح شرائح" },
  { zh: "穿孔吸音板", en: "perforated panel", ar: "لوح مثقب" },
  { zh: "槽木吸音板", en: "grooved panel", ar: "لوح محزز" },
  { zh: "微孔板", en: "micro-perforated board", ar: "لوح دقيق الثقوب" },
  { zh: "吊顶垂片", en: "ceiling baffle", ar: "لوح معلق" },
  { zh: "云板", en: "ceiling cloud", ar: "غيمة سقف" },
  { zh: "六边形砖", en: "hexagon tile", ar: "بلاطة سداسية" },
  { zh: "桌面屏风", en: "desk screen", ar: "حاجز مكتب" },
];

function join(parts: Localized[], blank: string): Localized {
  const all = (lang: "zh" | "en" | "ar", between: string) =>
    parts.map((part) => part[lang]).join(between);
  return { zh: all("zh", ""), en: all("en", blank), ar: all("ar", blank) };
}

/**
 * Adds so many products in three languages. Their titles are combinations, their other texts are
 * drawn from what the site says of its real ones, so words are as common and as rare as they are.
 */
export async function addProducts({ products, seed }: { products: number; seed: number }) {
  const dice = createDice(seed);
  const { rows } = await sql<{ content: ProductContent }>`
    select content from product where status = 'published' order by id`.execute(db);
  const templates = rows.map(({ content }) => content);
  const said = templates.flatMap((content) => textsIn({ ...content, description: undefined }));
  const sentences = [...said.filter(({ zh }) => zh.length > 15), ...(await readSummaries())];
  await insertMany({
    table: "product",
    count: products,
    make: (number) => {
      const template = dice.pick(templates);
      const few = (count: number) => Array.from({ length: count }, () => dice.pick(sentences));
      return {
        ...template,
        id: `made-${number}`,
        code: `MD-${dice.pick(["SL", "PF", "GR", "BX"])}-${String(number).padStart(6, "0")}`,
        title: join([dice.pick(adjectives), dice.pick(woods), dice.pick(forms)], " "),
        summary: join(few(2), " "),
        description: join(few(4), " "),
        finishes: template.finishes.slice(0, 3),
        installation: few(2),
        mountings: template.mountings.slice(0, 1),
      } satisfies ProductContent;
    },
  });
}

/** Adds so many articles in three languages, each of paragraphs out of several real ones. */
export async function addArticles({ articles, seed }: { articles: number; seed: number }) {
  const dice = createDice(seed);
  const { rows } = await sql<{ content: ArticleContent }>`
    select content from article where status = 'published' order by id`.execute(db);
  const templates = rows.map(({ content }) => content);
  const summaries = await readSummaries();
  const paragraphs = templates.flatMap(({ body }) => paragraphsOf(body));
  await insertMany({
    table: "article",
    count: articles,
    make: (number) => {
      const template = dice.pick(templates);
      const few = Array.from({ length: 6 }, () => dice.pick(paragraphs));
      return {
        ...template,
        id: `made-${number}`,
        title: join([dice.pick(templates).title, dice.pick(adjectives), dice.pick(woods)], " "),
        summary: dice.pick(summaries),
        body: join(few, ""),
      } satisfies ArticleContent;
    },
  });
}

async function readSummaries(): Promise<Localized[]> {
  const { rows } = await sql<{ summary: Localized }>`
    select content -> 'summary' as summary from project_case
    union all select content -> 'summary' from article where id not like 'made-%'`.execute(db);
  return rows.map(({ summary }) => summary);
}

/** The paragraphs of a text, each with the one that stands there in the other languages. */
function paragraphsOf(body: Localized): Localized[] {
  const [zh, en, ar] = [body.zh, body.en, body.ar].map((text) => text.match(/<p>.*?<\/p>/gs) ?? []);
  return (zh ?? []).flatMap((text, at) => {
    const [english, arabic] = [en?.[at], ar?.[at]];
    return english && arabic ? [{ zh: text, en: english, ar: arabic }] : [];
  });
}

const batch = 500;

async function insertMany({
  table,
  count,
  make,
}: {
  table: "product" | "article";
  count: number;
  make: (number: number) => { id: string };
}) {
  for (let start = 0; start < count; start += batch) {
    const records = Array.from({ length: Math.min(batch, count - start) }, (_, at) => {
      const content = make(start + at);
      return { id: content.id, position: start + at, content };
    });
    await sql`
      insert into ${sql.table(table)} (id, position, status, content)
      select id, position, 'published', content
      from json_to_recordset(${JSON.stringify(records)}::json)
        as record (id text, position integer, content jsonb)`.execute(db);
  }
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}
