import { z } from "zod";
import { isLocalized } from "./describe-schema.ts";
import { noText } from "./no-text.ts";

/**
 * An item as its schema wants it, from what its cells have said: texts in every language, the word
 * that only one kind of evidence may be, nothing where nothing is left of what may be lacking.
 */
export function settlePart(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap();
    return isVoid(inner, value) ? undefined : settlePart(inner, value);
  }
  if (isLocalized(schema)) return { ...noText, ...Object(value) };
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodObject) return settleShape(schema.shape, value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = optionOf(schema, value);
    return option ? settlePart(option, value) : Object(value);
  }
  return value;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

function settleShape(shape: Shape, value: unknown): object {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const settled = settlePart(schema, Reflect.get(Object(value), name));
    return settled === undefined ? [] : [[name, settled] as const];
  });
  return Object.fromEntries(fields);
}

function optionOf({ options, def }: z.ZodDiscriminatedUnion, value: unknown) {
  const kind: unknown = Reflect.get(Object(value), def.discriminator);
  return options.find((option) => {
    const literal = (option as z.ZodObject).shape[def.discriminator];
    return literal instanceof z.ZodLiteral && literal.value === kind;
  });
}

/** Whether nothing is said but what goes without saying. */
function isVoid(schema: z.core.$ZodType, value: unknown): boolean {
  if (value === undefined || value === "") return true;
  if (schema instanceof z.ZodOptional) return isVoid(schema.unwrap(), value);
  if (schema instanceof z.ZodLiteral) return true;
  if (!(schema instanceof z.ZodObject)) return false;
  return Object.entries(schema.shape).every(([name, inner]) =>
    isVoid(inner, Reflect.get(Object(value), name)),
  );
}
