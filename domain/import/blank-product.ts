import { z } from "zod";
import { productKind } from "../catalogue/product-content.ts";
import { inputOf } from "../records/fields.ts";
import { noText } from "./no-text.ts";

/** A product of which nothing is written yet. */
export function blankProduct(id: string) {
  return { ...blankOf(productKind.schema.shape), id, status: "draft" };
}

function blankOf(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, unknown> {
  const blank = Object.entries(shape).flatMap(([name, schema]) => {
    const value = blankValue(schema);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(blank);
}

function blankValue(schema: z.core.$ZodType): unknown {
  const as = inputOf(schema)?.as;
  if (schema instanceof z.ZodArray) return [];
  if (as === "text" || as === "rich") return noText;
  if (as === "seo") return { title: noText, description: noText, keywords: noText };
  return as === "group" ? {} : undefined;
}
