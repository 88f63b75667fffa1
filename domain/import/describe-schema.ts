import { z } from "zod";
import type { Label } from "../records/fields.ts";
import { type Column, columnAt, inEachLanguage, type Place } from "./column.ts";
import { choiceForm, dateForm, numberForm, textForm } from "./forms.ts";
import { choiceWords, partWords } from "./part-words.ts";

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The columns of something that no form describes, by what may stand in it. Lists have none. */
export function describeSchema(schema: z.core.$ZodType, place: Place): Column[] {
  if (schema instanceof z.ZodOptional) return describeSchema(schema.unwrap(), place);
  if (isLocalized(schema)) return inEachLanguage(place, textForm());
  if (schema instanceof z.ZodObject) return describeShape(schema.shape, place);
  if (schema instanceof z.ZodDiscriminatedUnion) return describeUnion(schema, place);
  const column = columnAt(place);
  if (schema instanceof z.ZodEnum) return [{ ...column, form: choiceAmong(schema.options) }];
  if (schema instanceof z.ZodNumber) return [{ ...column, form: numberForm(rangeOf(schema)) }];
  if (schema instanceof z.ZodISODate) return [{ ...column, form: dateForm }];
  if (schema instanceof z.core.$ZodString) return [{ ...column, form: textForm({ longest }) }];
  return [];
}

const longest = 2000;

export function describeShape(shape: Shape, within?: Place): Column[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const path = within ? `${within.path}.${name}` : name;
    return describeSchema(schema, { path, label: labelOf(name, within) });
  });
}

/** One column says which of them it is; the others are those that any of them has. */
export function describeUnion(
  { options, def: { discriminator } }: z.ZodDiscriminatedUnion,
  within?: Place,
): Column[] {
  const shapes = options.map((option) => (option as z.ZodObject).shape as Shape);
  const kinds = shapes.flatMap((shape) => {
    const kind = shape[discriminator];
    return kind instanceof z.ZodLiteral ? [...kind.values].map(String) : [];
  });
  const place = {
    path: within ? `${within.path}.${discriminator}` : discriminator,
    label: labelOf(discriminator, within),
  };
  const fields = Object.fromEntries(shapes.flatMap((shape) => Object.entries(shape)));
  const { [discriminator]: _, ...others } = fields;
  return [{ ...columnAt(place), form: choiceAmong(kinds) }, ...describeShape(others, within)];
}

function choiceAmong(ids: readonly (string | number)[]) {
  return choiceForm(Object.fromEntries(ids.map((id) => [id, choiceWords[id] ?? []])));
}

/** Whether numbers are whole, and may be nothing. */
export function rangeOf(schema: z.core.$ZodType) {
  return {
    whole: schema instanceof z.ZodNumber && schema.isInt,
    zero: z.safeParse(schema, 0).success,
  };
}

export function isLocalized(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && "zh" in schema.shape && "ar" in schema.shape;
}

function labelOf(name: string, within: Place | undefined): Label {
  const own = partWords[name] ?? namedByItself(name);
  if (!within) return own;
  return { zh: `${within.label.zh}：${own.zh}`, en: `${within.label.en}: ${own.en}` };
}

/** Bands are numbers, of hertz. */
function namedByItself(name: string): Label {
  const word = /^\d+$/.test(name) ? `${name} Hz` : name;
  return { zh: word, en: word };
}
