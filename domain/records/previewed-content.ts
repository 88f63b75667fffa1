import { z } from "zod";
import { type ContentOf, type Kind, kinds } from "./kinds.ts";
import { draftContent, publishedContent } from "./written-content.ts";

/**
 * What a preview may show: all that the kind demands, or, where the page can be looked at while it
 * is being put together, what is there so far, with nothing in the place of what is missing.
 */
export function previewedContent(kind: Kind): z.ZodType<ContentOf<Kind>> {
  const { previewsDrafts }: { previewsDrafts?: boolean } = kinds[kind];
  if (!previewsDrafts) return publishedContent(kind);
  return draftContent(kind).transform(
    (content) => fill(kinds[kind].schema, content) as ContentOf<Kind>,
  );
}

/** The value with something neutral wherever the schema wants more than there is. */
function fill(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    return value === undefined ? undefined : fill(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((one) => fill(schema.element, one)) : [];
  }
  if (schema instanceof z.ZodObject) return fillObject(schema, Object(value));
  if (schema instanceof z.ZodDiscriminatedUnion) return fillOption(schema, Object(value));
  if (value !== undefined) return value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  return schema instanceof z.ZodBoolean ? false : "";
}

function fillObject({ shape }: z.ZodObject, value: object): object {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, inner]) => {
      const filled = fill(inner, Reflect.get(value, field));
      return filled === undefined ? [] : [[field, filled]];
    }),
  );
}

function fillOption({ def, options }: z.ZodDiscriminatedUnion, value: object): object {
  const wanted: unknown = Reflect.get(value, def.discriminator);
  const option = (options as z.ZodObject[]).find(({ shape }) => {
    const named = shape[def.discriminator];
    return named instanceof z.ZodLiteral && named.value === wanted;
  });
  return option ? fillObject(option, value) : value;
}
