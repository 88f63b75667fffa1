import type { Context } from "hono";
import { isLang, type Lang } from "#domain/language/language.ts";
import { chooseLanguage } from "../language.ts";
import type { ApiEnvironment } from "./environment.ts";

/** Language of an answer: the `lang` parameter or field, else cookie, else Accept-Language, else Chinese. */
export function languageOfCall(context: Context<ApiEnvironment>): Lang {
  for (const named of [context.req.query("lang"), context.get("body")?.lang]) {
    if (typeof named === "string" && isLang(named)) return named;
  }
  return chooseLanguage({
    cookie: context.req.header("Cookie"),
    acceptLanguage: context.req.header("Accept-Language"),
  });
}
