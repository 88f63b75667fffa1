import { z } from "zod";
import { type FieldInput, inputOf, type Label } from "../records/fields.ts";
import {
  type Column,
  columnAt,
  inEachLanguage,
  linesInEachLanguage,
  listColumn,
  longestOf,
  type Place,
  seoColumns,
  shortText,
} from "./column.ts";
import { describeSchema, rangeOf } from "./describe-schema.ts";
import {
  choiceForm,
  colourForm,
  dateForm,
  idForm,
  numberForm,
  sizeForm,
  textForm,
} from "./forms.ts";

type Shape = Readonly<Record<string, z.core.$ZodType>>;

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
      return [{ ...column, form: numberForm(rangeOf(schema)) }];
    case "date":
      return [{ ...column, form: dateForm }];
    case "choice":
      return [{ ...column, form: choiceForm(namesOf(input.choices)) }];
    case "reference":
      return [{ ...column, form: textForm({ longest: 80 }), refersTo: input.kind }];
    case "references":
      return [{ ...listColumn(place, idForm), refersTo: input.kind }];
    case "picture":
      return [{ ...column, form: idForm, refersTo: "picture" }];
    case "colour":
      return [{ ...column, form: colourForm }];
    case "evidence":
      return describeSchema(schema, place);
    case "pictures":
      return [{ ...listColumn(place, idForm), refersTo: "picture" }];
    default:
      return [];
  }
}

function shapeOf(schema: z.core.$ZodType): Shape {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

export function isSize(shape: Shape): boolean {
  return Object.keys(shape).join() === "width,height,depth";
}

/** What a choice is called by staff is understood as well. */
function namesOf(choices: { id: string; name: Label }[]) {
  return Object.fromEntries(
    choices.map(({ id, name }) => [id, [name.zh, name.en, ...(alsoCalled[id] ?? [])]]),
  );
}

const alsoCalled: Record<string, string[]> = { m2: ["㎡"], piece: ["个", "pc", "pcs"] };
