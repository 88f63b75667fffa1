import { validator } from "hono-openapi";
import type { z } from "zod";
import { AppError } from "#domain/app-error.ts";

/** The parameters of a read in the shape the call asks for; what does not fit is refused. */
export function checked<Schema extends z.ZodObject>(schema: Schema) {
  return validator("query", schema, ({ success }) => {
    if (!success) throw new AppError("invalid");
  });
}
