import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";

/** The one shape of every refusal. */
export const refusal = z
  .object({
    code: z.int().describe("The HTTP status, or 400 in an answer 200 to what the visitor can mend"),
    msg: z.string().describe("A sentence in the caller's language"),
  })
  .meta({ id: "Refusal" });

/** The shape of most answers. */
export function answering<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(1000), data });
}

/** Says in the API's own documentation what a call is for, takes and answers. */
export function describeCall({
  summary,
  about,
  subject,
  body,
  bodyTypes = ["application/json", "application/x-www-form-urlencoded"],
  answer,
}: {
  summary: string;
  about?: string;
  subject: string;
  body?: z.ZodType;
  bodyTypes?: string[];
  /** Or the type of the file that is answered. */
  answer: z.ZodType | { file: string };
}) {
  return describeRoute({
    summary,
    ...(about && { description: about }),
    tags: [subject],
    ...(body && {
      requestBody: {
        content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: resolver(body) }])),
      },
    }),
    responses: {
      200: {
        description: "The answer",
        content:
          "file" in answer
            ? { [answer.file]: { schema: { type: "string", format: "binary" } } }
            : { "application/json": { schema: resolver(answer) } },
      },
      default: {
        description: "A refusal",
        content: { "application/json": { schema: resolver(refusal) } },
      },
    },
  });
}
