import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { isStorable } from "#domain/text/typed-text.ts";
import { mediaType } from "../media-type.ts";
import type { ApiEnvironment, Body } from "./environment.ts";

/** Reads the body of a POST call, be it JSON or a form; a call without one has an empty one. */
export const readBody = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.set("body", context.req.method === "POST" ? await parse(context.req) : {});
  await next();
});

/** Whether it is a form that may bring files. */
export function isInParts(request: HonoRequest): boolean {
  return mediaType(request.header("Content-Type")) === "multipart/form-data";
}

async function parse(request: HonoRequest): Promise<Body> {
  if (isInParts(request)) return parseParts(request);
  const text = await request.text();
  if (text === "") return {};
  const type = mediaType(request.header("Content-Type"));
  if (type === "application/x-www-form-urlencoded") {
    const fields = new URLSearchParams(text);
    refuseUnstorable(fields);
    return Object.fromEntries(fields);
  }
  if (type === "application/json") return parseJson(text);
  throw new AppError("wrong-type");
}

/** A form in parts, files among them. */
export async function parseParts(request: HonoRequest): Promise<Body> {
  try {
    const fields = await request.parseBody();
    refuseUnstorable(Object.entries(fields));
    return fields;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid", "broken form", { cause: error });
  }
}

/** Refuses texts, and names of fields and files, that no database could keep. */
function refuseUnstorable(fields: Iterable<[string, unknown]>) {
  for (const [name, value] of fields) {
    const text = value instanceof File ? value.name : value;
    const isKept = typeof text !== "string" || isStorable(text);
    if (!isKept || !isStorable(name)) throw new AppError("invalid");
  }
}

/** How such characters are written in JSON; as they are, they make no JSON or no UTF-8. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

export function parseJson(text: string): Body {
  let value: unknown;
  try {
    value = JSON.parse(text, unstorable.test(text) ? refuseUnstorableValue : undefined);
  } catch (error) {
    throw new AppError("invalid", "broken JSON", { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("invalid");
  }
  return { ...value };
}

function refuseUnstorableValue(name: string, value: unknown) {
  refuseUnstorable([[name, value]]);
  return value;
}

/** The body in the shape a call asks for; what does not fit is refused. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new AppError("invalid");
  return data;
}
