import { z } from "zod";
import { isAddressed } from "./addresses.ts";
import type { Section } from "./define-kind.ts";
import {
  type Choice,
  type CommonInput,
  inputOf,
  type Label,
  type SimpleInput,
  type When,
} from "./fields.ts";
import { type Kind, kindNames, kinds } from "./kinds.ts";
import { isTranslated } from "./translated-kinds.ts";

/** One field of a record, and how it is asked for. A form is a list of these. */
export type Field = {
  name: string;
  /** Left out of the record when nothing is written. */
  optional?: boolean;
} & (
  | SimpleInput
  | (CommonInput & { as: "group" | "list"; of: Field[] })
  | (CommonInput & { as: "sections"; kinds: SectionForm[] })
);

/** One kind of the parts that a record is put together from. */
export type SectionForm = { type: string; label: Label; hint?: Label; fields: Field[] };

/** A kind of record as the back office knows it: what it is called and what can be written in it. */
export type KindForm = {
  one: Label;
  sections: { title: Label; fields: Field[]; when?: When }[];
  /** The classes a list can be narrowed to: named here, or records of another kind. */
  classes?: { label: Label } & ({ choices: Choice[] } | { kind: string });
  ordered: boolean;
  /** Whether the id stands in the address, and may be changed with it. */
  addressed: boolean;
  fixed: boolean;
  /** Whether it is seen on a page. */
  seen: boolean;
};

/** A kind of record in the menu of the back office. */
export type KindEntry = {
  kind: string;
  one: Label;
  many: Label;
  icon: string;
  group: "content" | "site";
  single: boolean;
  fixed: boolean;
  /** Whether translators see it and write its texts. */
  translated: boolean;
};

type Described = {
  one: Label;
  many: Label;
  menu: { icon: string; group?: "content" | "site" };
  sections: readonly Section[];
  address?: unknown;
  class?: string;
  ordered?: boolean;
  fixed?: boolean;
  single?: boolean;
};

export function listKinds(): KindEntry[] {
  return kindNames.map((kind) => {
    const { one, many, menu, single = false, fixed = false }: Described = kinds[kind];
    return {
      ...{ kind, one, many, icon: menu.icon, group: menu.group ?? "content", single, fixed },
      translated: isTranslated(kind),
    };
  });
}

export function listForms(): Record<Kind, KindForm> {
  return Object.fromEntries(kindNames.map((kind) => [kind, formOf(kind)])) as Record<
    Kind,
    KindForm
  >;
}

export function formOf(kind: Kind): KindForm {
  const { one, sections, class: classField, ordered, fixed, address }: Described = kinds[kind];
  const shown = sections.map(({ title, fields, when }) => ({
    title,
    fields: fieldsIn(fields),
    ...(when && { when }),
  }));
  const narrowing = shown
    .flatMap(({ fields }) => fields)
    // A class that records may lack narrows nothing.
    .find(({ name, optional }) => name === classField && !optional);
  return {
    one,
    sections: shown,
    ...classesOf(narrowing),
    ordered: ordered ?? false,
    addressed: isAddressed(kind),
    fixed: fixed ?? false,
    seen: address !== undefined,
  };
}

function classesOf(field: Field | undefined): Pick<KindForm, "classes"> {
  if (field?.as === "choice") return { classes: { label: field.label, choices: field.choices } };
  if (field?.as === "reference") return { classes: { label: field.label, kind: field.kind } };
  return {};
}

function fieldsIn(shape: Readonly<Record<string, z.core.$ZodType>>): Field[] {
  return Object.entries(shape).flatMap(([name, schema]): Field[] => {
    const optional = schema instanceof z.ZodOptional;
    const inner = optional ? schema.unwrap() : schema;
    const input = inputOf(inner);
    if (!input) return [];
    const named = optional ? { name, optional } : { name };
    if (input.as === "sections") return [{ ...input, ...named, kinds: sectionsIn(inner) }];
    if (input.as !== "group" && input.as !== "list") return [{ ...input, ...named }];
    return [{ ...input, ...named, of: fieldsIn(innerShape(inner)) }];
  });
}

function sectionsIn(schema: z.core.$ZodType): SectionForm[] {
  const union = schema instanceof z.ZodArray ? schema.element : schema;
  if (!(union instanceof z.ZodDiscriminatedUnion)) return [];
  return union.options.flatMap((option): SectionForm[] => {
    const input = inputOf(option);
    const { shape } = option as z.ZodObject;
    const { type } = shape;
    if (!input || !(type instanceof z.ZodLiteral)) return [];
    const { label, hint } = input;
    return [{ type: String(type.value), label, ...(hint && { hint }), fields: fieldsIn(shape) }];
  });
}

function innerShape(schema: z.core.$ZodType) {
  const inner = schema instanceof z.ZodArray ? schema.element : schema;
  return inner instanceof z.ZodObject ? inner.shape : {};
}
