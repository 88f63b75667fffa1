import { languages } from "../language/language.ts";
import type { Label } from "../records/fields.ts";
import { type Form, linesForm, listForm, textForm } from "./forms.ts";

/** A column of the sheet: a value of the product, by its path, and the form it has in a cell. */
export type Column = {
  name: string;
  path: string;
  form: Form;
  label: Label;
  /** The kind of record that its cells name by their ids. */
  refersTo?: string;
  /** Where the text, or the list of texts, stands of which this is one language. */
  text?: string;
  texts?: string;
  /** What the word that clears does: puts this in place, or takes away what is at `removes`. */
  cleared?: Cleared;
};
export type Cleared = { value: unknown } | { removes: string };

export type Place = { path: string; label: Label; cleared?: Cleared };

export function columnAt({ path, label, cleared }: Place): Omit<Column, "form"> {
  return { name: nameOf(path), path, label, ...(cleared && { cleared }) };
}

export function listColumn(place: Place, each: Form): Column {
  return { ...columnAt(place), form: listForm(each), cleared: { value: [] } };
}

export const shortText = 300;
const longText = 2000;

export function longestOf({ lines = 1 }: { lines?: number }): number {
  return lines > 1 ? longText : shortText;
}

const languageNames: Record<(typeof languages)[number]["code"], Label> = {
  zh: { zh: "中文", en: "Chinese" },
  en: { zh: "英文", en: "English" },
  ar: { zh: "阿拉伯文", en: "Arabic" },
};

export function inEachLanguage({ path, label }: Place, form: Form): Column[] {
  return languages.map(({ code }) => ({
    name: `${nameOf(path)}_${code}`,
    path: `${path}.${code}`,
    form,
    label: {
      zh: `${label.zh}（${languageNames[code].zh}）`,
      en: `${label.en} (${languageNames[code].en})`,
    },
    text: path,
    cleared: { value: "" },
  }));
}

/** Several texts, one in each line of the cell. */
export function linesInEachLanguage({ path, label }: Place): Column[] {
  return inEachLanguage({ path, label }, linesForm).map(({ text: _, ...column }) => ({
    ...column,
    path: column.path.replace(path, `${path}.*`),
    texts: path,
    cleared: { value: [] },
  }));
}

const seoLabels = {
  title: { zh: "标题", en: "Title" },
  description: { zh: "描述", en: "Description" },
  keywords: { zh: "关键词", en: "Keywords" },
};

export function seoColumns({ path, label }: Place): Column[] {
  return Object.entries(seoLabels).flatMap(([name, own]) =>
    inEachLanguage(
      {
        path: `${path}.${name}`,
        label: { zh: `${label.zh}：${own.zh}`, en: `${label.en}: ${own.en}` },
      },
      textForm({ longest: longText }),
    ),
  );
}

/** Columns that sheets have always called otherwise than the field. */
const names: Record<string, string> = {
  classId: "class",
  "weight.value": "weight",
  "leadTimeDays.from": "lead_time_from",
  "leadTimeDays.to": "lead_time_to",
  "packing.piecesPerCarton": "pieces_per_carton",
  "packing.grossWeight": "gross_weight",
  "packing.squareMetresPerPallet": "pallet_m2",
  "packing.carton": "carton",
};

function nameOf(path: string): string {
  const spelled = path
    .replaceAll(".", "_")
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return names[path] ?? spelled;
}
