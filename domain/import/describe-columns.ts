import { z } from "zod";
import { languages } from "../language/language.ts";
import { type FieldInput, inputOf, type Label } from "../records/fields.ts";
import {
  choiceForm,
  dateForm,
  type Form,
  idForm,
  linesForm,
  listForm,
  numberForm,
  sizeForm,
  textForm,
} from "./forms.ts";

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
type Cleared = { value: unknown } | { removes: string };

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Place = { path: string; label: Label; cleared?: Cleared };

/** The columns of a record's fields, in the order in which they are described. */
export function describeColumns(shape: Shape, within?: Place): Column[] {
  return Object.entries(shape).flatMap(([name, schema], place) => {
    const isOptional = schema instanceof z.ZodOptional;
    const inner = isOptional ? schema.unwrap() : schema;
    const input = inputOf(inner);
    if (!input) return [];
    const path = within ? `${within.path}.${name}` : name;
    // What belongs together and may be lacking goes with the first of it.
    const whole = place === 0 ? within?.cleared : undefined;
    const cleared = whole ?? (isOptional ? { removes: path } : undefined);
    const label = labelOf(input, within);
    return columnsOf({ schema: inner, input, place: { path, label, ...(cleared && { cleared }) } });
  });
}

function labelOf(input: FieldInput, within: Place | undefined): Label {
  const unit = input.as === "number" && input.unit ? input.unit : "";
  const { zh, en } = input.label;
  const own = unit ? { zh: `${zh} ${unit}`, en: `${en}, ${unit}` } : { zh, en };
  if (!within) return own;
  return { zh: `${within.label.zh}：${own.zh}`, en: `${within.label.en}: ${own.en}` };
}

function columnsOf({
  schema,
  input,
  place,
}: {
  schema: z.core.$ZodType;
  input: FieldInput;
  place: Place;
}): Column[] {
  if (input.as === "text") return inEachLanguage(place, textForm({ longest: longestOf(input) }));
  if (input.as === "rich") return inEachLanguage(place, textForm());
  if (input.as === "texts") return linesInEachLanguage(place);
  if (input.as === "seo") return seoColumns(place);
  if (input.as === "group") {
    const shape = shapeOf(schema);
    return isSize(shape) ? [{ ...columnAt(place), form: sizeForm }] : describeColumns(shape, place);
  }
  if (input.as === "list") {
    const { element } = schema as z.ZodArray;
    // Parts with fields of their own do not go into a cell.
    return isSize(shapeOf(element)) ? [listColumn(place, sizeForm)] : [];
  }
  return simpleColumns({ schema, input, place });
}

type Simple = Exclude<FieldInput, { as: "group" | "list" }>;

function simpleColumns({
  schema,
  input,
  place,
}: {
  schema: z.core.$ZodType;
  input: Simple;
  place: Place;
}): Column[] {
  const column = columnAt(place);
  switch (input.as) {
    case "line":
      return [
        { ...column, form: input.spell === "id" ? idForm : textForm({ longest: shortText }) },
      ];
    case "number":
      return [{ ...column, form: numberForm({ whole: (schema as z.ZodNumber).isInt }) }];
    case "date":
      return [{ ...column, form: dateForm }];
    case "choice":
      return [{ ...column, form: choiceForm(namesOf(input.choices)) }];
    case "reference":
      return [{ ...column, form: textForm({ longest: 80 }), refersTo: input.kind }];
    case "references":
      return [{ ...listColumn(place, idForm), refersTo: input.kind }];
    case "pictures":
      return [{ ...listColumn(place, idForm), refersTo: "picture" }];
    default:
      return [];
  }
}

function columnAt({ path, label, cleared }: Place): Omit<Column, "form"> {
  return { name: nameOf(path), path, label, ...(cleared && { cleared }) };
}

function listColumn(place: Place, each: Form): Column {
  return { ...columnAt(place), form: listForm(each), cleared: { value: [] } };
}

const shortText = 300;
const longText = 2000;

function longestOf({ lines = 1 }: { lines?: number }): number {
  return lines > 1 ? longText : shortText;
}

const languageNames: Record<(typeof languages)[number]["code"], Label> = {
  zh: { zh: "中文", en: "Chinese" },
  en: { zh: "英文", en: "English" },
  ar: { zh: "阿拉伯文", en: "Arabic" },
};

function inEachLanguage({ path, label }: Place, form: Form): Column[] {
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
function linesInEachLanguage({ path, label }: Place): Column[] {
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

function seoColumns({ path, label }: Place): Column[] {
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

function shapeOf(schema: z.core.$ZodType): Shape {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

function isSize(shape: Shape): boolean {
  return Object.keys(shape).join() === "width,height,depth";
}

/** What a choice is called by staff is understood as well. */
function namesOf(choices: { id: string; name: Label }[]) {
  return Object.fromEntries(
    choices.map(({ id, name }) => [id, [name.zh, name.en, ...(alsoCalled[id] ?? [])]]),
  );
}

const alsoCalled: Record<string, string[]> = { m2: ["㎡"], piece: ["个", "pc", "pcs"] };

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
