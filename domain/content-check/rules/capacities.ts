import type { ProductContent } from "../../catalogue/product-content.ts";
import { languages } from "../../language/language.ts";
import type { CheckedRecord } from "../checked-record.ts";
import type { BoothFact, Facts } from "../facts.ts";
import { personsIn } from "../persons-in.ts";
import type { Problem, Rule } from "../rule.ts";
import { type Sentence, sentencesOf, textsOf } from "../texts.ts";

type Booth = NonNullable<ProductContent["booth"]>;

/** How many people a booth takes is written once, in its record; nothing says more or less. */
export const capacities: Rule = {
  id: "capacities",
  title: { zh: "静音舱人数与尺寸", en: "Capacity and size of booths" },
  check: ({ record, facts }) => [
    ...(record.kind === "product" && record.content.booth
      ? [...checkMeasures(record.content.booth), ...checkAir(record.content.booth)]
      : []),
    ...checkWords({ record, facts }),
  ],
};

function checkMeasures({ outer, inner }: Booth): Problem[] {
  return (["width", "height", "depth"] as const)
    .filter((side) => inner[side] >= outer[side])
    .map((side) => ({
      field: `booth.inner.${side}`,
      message: {
        zh: `内部尺寸 ${inner[side]} mm 不小于外部尺寸 ${outer[side]} mm`,
        en: `The inside measures ${inner[side]} mm, the outside only ${outer[side]} mm`,
      },
    }));
}

/** An air change every three minutes is twenty an hour. */
function checkAir({ inner, ventilation }: Booth): Problem[] {
  const airflow = (inner.width * inner.height * inner.depth * 20) / 1e9;
  const stated = Number(/(?<![\d.])([\d.]+)\s?m³\/h/.exec(ventilation.en)?.[1]);
  if (!stated || Math.abs(stated - airflow) < airflow * 0.03) return [];
  return [
    {
      field: "booth.ventilation",
      message: {
        zh: `写明风量 ${stated} m³/h，按内部尺寸计算应为 ${Math.round(airflow)} m³/h`,
        en: `States ${stated} m³/h; the inner size makes ${Math.round(airflow)} m³/h`,
      },
    },
  ];
}

/** What names a booth by itself must say its capacity; anything else may speak of fewer people. */
function checkWords({ record, facts }: { record: CheckedRecord; facts: Facts }): Problem[] {
  const { content } = record;
  const own = textsOf(content).flatMap(({ field, text }) => {
    const booth = headedBooth({ record, field, facts });
    return booth
      ? languages.map(({ code }) => ({ field, lang: code, words: text[code], booth }))
      : [];
  });
  const headed = new Set(own.map(({ field }) => field));
  const others = sentencesOf(content)
    .filter(({ field }) => !headed.has(field))
    .flatMap((sentence) => {
      const booth = namedBooth({ record, ...sentence, facts });
      return booth ? [{ ...sentence, booth }] : [];
    });
  return [
    ...own.flatMap((stated) =>
      wrongCount({ ...stated, isWrong: (most, persons) => most !== persons }),
    ),
    ...others.flatMap((stated) =>
      wrongCount({ ...stated, isWrong: (most, persons) => most > persons }),
    ),
  ];
}

function wrongCount({
  field,
  lang,
  words,
  booth: { letter, persons },
  isWrong,
}: Sentence & {
  booth: BoothFact;
  isWrong: (most: number, persons: number) => boolean;
}): Problem[] {
  const counts = personsIn({ words, lang });
  const most = Math.max(...counts);
  if (counts.length === 0 || !isWrong(most, persons)) return [];
  return [
    {
      field,
      message: {
        zh: `（${lang}）写的是 ${most} 人，${letter} 型的记录为 ${persons} 人`,
        en: `(${lang}) speaks of ${most}; the record of booth ${letter} says ${persons}`,
      },
    },
  ];
}

type Place = { record: CheckedRecord; field: string; facts: Facts };

/** The booth whose title, or whose words on the booth page, the field holds. */
function headedBooth({ record: { kind, content }, field, facts }: Place): BoothFact | undefined {
  if (kind === "product") {
    const isTitle = field === "title" || field === "seo.title";
    return isTitle ? facts.booths.find(({ id }) => id === content.id) : undefined;
  }
  const [, letter] = /^blocks\.size\.([a-z]+)\.(?:title|text)$/.exec(field) ?? [];
  return kind === "page_copy"
    ? facts.booths.find((booth) => booth.letter.toLowerCase() === letter)
    : undefined;
}

/** Which booth a sentence is about, if it is about one. */
function namedBooth({
  record: { kind, content },
  field,
  words,
  facts,
}: Place & { words: string }): BoothFact | undefined {
  // How many fitters it takes says nothing of how many may sit inside.
  if (field.startsWith("installation")) return undefined;
  if (kind === "product") return facts.booths.find(({ id }) => id === content.id);
  // A lone letter means a booth only beside the word; sentences on several sizes compare them.
  if (!/booth|静音舱|مقصورة|كابينة|^(?:XL|[SML])(?!\p{L})/iu.test(words)) return undefined;
  const letters = new Set(words.match(/(?<![\p{L}\d])(?:XL|[SML])(?![\p{L}\d])/gu) ?? []);
  if (letters.size !== 1) return undefined;
  return facts.booths.find(({ letter }) => letters.has(letter));
}
