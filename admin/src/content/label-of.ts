import type { Field } from "../api.ts";
import type { Language } from "../language.ts";
import { blockSteps } from "./fields/block-names.ts";
import { contentLanguages } from "./languages.ts";
import { texts } from "./texts.ts";

const between = " › ";

/**
 * A field by the path of its value, as the form calls it: `sizes.0.width` is “Sizes › No. 1 ›
 * Width”. The checklist, the history and the dialog of two versions speak of fields by this.
 */
export function labelOf({
  fields,
  path,
  language,
}: {
  fields: Field[];
  path: string;
  language: Language;
}): string {
  return stepsIn(fields, path.split("."), language).join(between);
}

function stepsIn(fields: Field[], [name = "", ...rest]: string[], language: Language): string[] {
  const field = fields.find((one) => one.name === name);
  if (!field) return [ownNames(language)[name] ?? name, ...partsIn({}, rest, language)];
  const label = field.label[language];
  switch (field.as) {
    case "group":
      return rest.length === 0 ? [label] : [label, ...stepsIn(field.of, rest, language)];
    case "list":
      return partsOf(field.of, rest, { label, language });
    case "sections": {
      // A path does not say of which kind a part is; fields of one name have one label in all.
      const all = field.kinds.flatMap((kind) => kind.fields);
      return partsOf(all, rest, { label, language });
    }
    case "blocks":
      return blocksIn(rest, language, label);
    case "seo":
      return [label, ...partsIn(seoNames(language), rest, language)];
    case "evidence":
    case "mountings":
    case "points":
      return [label, ...partsIn(partNames(language), rest, language)];
    default:
      return [label, ...partsIn({}, rest, language)];
  }
}

function partsOf(
  of: Field[],
  [at = "", ...inner]: string[],
  { label, language }: { label: string; language: Language },
): string[] {
  if (at === "") return [label];
  // Findings name parts by their ids.
  const part = /^\d+$/.test(at) ? texts[language].part(Number(at) + 1) : at;
  return inner.length === 0 ? [label, part] : [label, part, ...stepsIn(of, inner, language)];
}

/** The words of a page by the part of it, and by the language at the end. */
function blocksIn(rest: string[], language: Language, label: string): string[] {
  const { part } = texts[language];
  const last = rest.at(-1) ?? "";
  const isLanguage = contentLanguages.some(({ code }) => code === last);
  const name = (isLanguage ? rest.slice(0, -1) : rest).join(".");
  if (name === "") return [label];
  return [
    ...blockSteps(name, { language, part }),
    ...(isLanguage ? partsIn({}, [last], language) : []),
  ];
}

/** What lies deeper than the form has fields: numbers of parts, languages, and named values. */
function partsIn(names: Record<string, string>, steps: string[], language: Language): string[] {
  return steps.flatMap((step, at) => {
    const known = names[step];
    if (known !== undefined) return known === "" ? [] : [known];
    const spoken = contentLanguages.find(({ code }) => code === step);
    if (spoken) return [spoken.name];
    if (!/^\d+$/.test(step)) return [step];
    // Bands are numbers as well, of hertz.
    const isBand = ["absorption", "thirds"].includes(steps[at - 1] ?? "");
    return [isBand ? `${step} Hz` : texts[language].part(Number(step) + 1)];
  });
}

/** What a record, or a section of one, has besides the fields of its form. */
function ownNames(language: Language): Record<string, string> {
  const { status, scheduleAt, ownId, position, outdatedMarks, sort } = texts[language];
  const schedule = { status, publishAt: scheduleAt };
  return { id: ownId, ...schedule, position, outdated: outdatedMarks, type: sort };
}

function seoNames(language: Language): Record<string, string> {
  const { searchTitle, searchDescription, searchKeywords } = texts[language];
  return { title: searchTitle, description: searchDescription, keywords: searchKeywords };
}

function partNames(language: Language): Record<string, string> {
  const text = texts[language];
  return {
    kind: text.sort,
    id: text.mountingId,
    buildUp: text.buildUp,
    depth: text.mountingDepth,
    measured: text.measuredPart,
    absorption: text.octaves,
    thirds: text.thirds,
    comparable: text.comparable,
    specimen: text.specimen,
    differs: text.differs,
    layers: text.layers,
    evidence: text.evidence,
    standard: text.standard,
    laboratory: text.laboratoryName,
    report: text.report,
    date: text.reportDate,
    document: text.document,
    source: text.source,
    url: text.url,
    note: text.note,
    thickness: text.thickness,
    width: text.width,
    diameter: text.diameter,
    spacing: text.spacing,
    flowResistivity: text.flowResistivity,
    product: text.claimProduct,
    x: text.fromTheSide,
    y: text.fromTheTop,
  };
}
