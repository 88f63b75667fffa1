import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import type { ApiEnvironment, Body } from "./environment.ts";

/** Reads the body of a POST call, be it JSON or a form; a call without one has an empty one. */
export const readBody = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.set("body", context.req.method === "POST" ? await parse(context.req) : {});
  await next();
});

function typeOf(request: HonoRequest): string | undefined {
  return request.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
}

/** Whether it is a form that may bring files. */
export function isInParts(request: HonoRequest): boolean {
  return typeOf(request) === "multipart/form-data";
}

async function parse(request: HonoRequest): Promise<Body> {
  const type = typeOf(request);
  if (isInParts(request)) return parseMultipart(request);
  const text = await request.text();
  if (text === "") return {};
  if (type === "application/x-www-form-urlencoded") {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (type === "application/json") return parseJson(text);
  throw new AppError("wrong-type");
}

async function parseMultipart(request: HonoRequest): Promise<Body> {
  try {
    return await request.parseBody();
  } catch (error) {
    throw new AppError("invalid", "broken form", { cause: error });
  }
}

export function parseJson(text: string): Body {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError("invalid", "broken JSON", { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("invalid");
  }
  return { ...value };
}

/** The body in the shape a call asks for; what does not fit is refused. */
export function readAs<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new AppError("invalid");
  return data;
}
