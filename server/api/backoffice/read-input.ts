import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { problemsOf as tellProblems } from "#domain/problems/problems-of.ts";
import type { ListQuery } from "#domain/queries/list-query.ts";
import { mediaType } from "../../media-type.ts";
import { parseJson } from "../read-body.ts";
import type { StaffEnvironment } from "./environment.ts";

type JsonInput<Schema extends z.ZodType> = {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
};

/**
 * Reads the body of a call by its schema, which may depend on the path; the handler has it as
 * `context.req.valid("json")`. What does not fit is refused, field by field. Whoever makes the call
 * knows from here what to send: see contract.ts.
 */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema | ((context: Context) => Schema),
): MiddlewareHandler<StaffEnvironment, string, JsonInput<Schema>> {
  return async (context, next) => {
    const wanted = typeof schema === "function" ? schema(context) : schema;
    context.req.addValidatedData("json", (await readJson(context, wanted)) as object);
    await next();
  };
}

async function readJson(context: Context, schema: z.ZodType): Promise<unknown> {
  // A form of another site can send anything but this type without being asked first.
  if (mediaType(context.req.header("Content-Type")) !== "application/json")
    throw new AppError("wrong-type");
  const body = await context.req.text();
  const written: unknown = body === "" ? {} : parseJson(body);
  const { success, data, error } = schema.safeParse(written, { reportInput: true });
  if (success) return data;
  const fields = tellProblems(error);
  throw new AppError("invalid", Object.keys(fields).join(", "), { fields });
}

export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(fields);
  if (!success) throw new AppError("invalid", error.message, { fields: problemsOf(error) });
  return data;
}

/** Which part of a list is asked for. Unknown filters and orders are refused, not ignored. */
export function readList<Sort extends string, Filter extends object>(
  context: Context,
  { sorts, filter }: { sorts: readonly [Sort, ...Sort[]]; filter: z.ZodType<Filter> },
): ListQuery<Sort, Filter> {
  const asked = readFields(page, context.req.query());
  const { sort } = readFields(z.object({ sort: z.enum(sorts).default(sorts[0]) }), {
    sort: context.req.query("sort"),
  });
  return { ...asked, sort: sort as Sort, filter: readFields(filter, parseJson(asked.filter)) };
}

const page = z.object({
  q: z.string().trim().max(200).default(""),
  filter: z.string().max(5000).default("{}"),
  order: z.enum(["asc", "desc"]).default("asc"),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
});

/** The ids of the records somebody refers to. */
export const ids = z.array(z.string().max(200)).max(200);

const words: Partial<Record<z.core.$ZodIssue["code"], string>> = {
  too_small: "too-short",
  too_big: "too-long",
};

function problemsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.map((issue) => {
      const missing = "input" in issue ? issue.input === undefined : issue.code === "invalid_type";
      const empty = issue.code === "too_small" && issue.minimum === 1;
      const word =
        missing || empty ? "required" : (ownWord(issue) ?? words[issue.code] ?? "invalid");
      return [issue.path.join("."), word];
    }),
  );
}

/** The word of a rule of ours, where it has one. */
function ownWord(issue: z.core.$ZodIssue): string | undefined {
  const word: unknown = issue.code === "custom" ? issue.params?.word : undefined;
  return typeof word === "string" ? word : undefined;
}
