import type { Context } from "hono";
import { isLang, type Lang } from "#domain/language.ts";
import { chooseLanguage } from "../language.ts";

/** Language of an answer: the `lang` parameter, else cookie, else Accept-Language, else Chinese. */
export function languageOfCall(context: Context): Lang {
  const named = context.req.query("lang");
  if (isLang(named)) return named;
  return chooseLanguage({
    cookie: context.req.header("Cookie"),
    acceptLanguage: context.req.header("Accept-Language"),
  });
}
