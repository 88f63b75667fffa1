import { Hono } from "hono";
import { z } from "zod";
import type { Config } from "../config.ts";
import { describeCall } from "./describe-call.ts";
import type { ApiEnvironment } from "./environment.ts";
import { revalidated } from "./revalidated.ts";

const bases = z.object({
  zh: z.string(),
  en: z.string(),
  ar: z.string(),
  inquiries: z.string().optional().describe("For addMessage and getip; else that of the language"),
});

/** Where the API is for each language; an empty text is the site itself. */
export function createConfigJson({ apiBases }: Pick<Config, "apiBases">) {
  return new Hono<ApiEnvironment>().get(
    "/config.json",
    describeCall({
      summary: "Addresses of the API by language",
      about: "To be put in front of every path; an empty text is the site itself.",
      subject: "Site",
      answer: bases,
    }),
    revalidated,
    (context) => context.json(apiBases),
  );
}
