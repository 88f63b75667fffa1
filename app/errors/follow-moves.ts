import { routes } from "virtual:react-router/server-build";
import { type MiddlewareFunction, redirect } from "react-router";
import { isLang } from "#domain/language/language.ts";
import { findRedirect } from "#domain/pages/find-redirect.ts";
import { findOriginal } from "./find-original.ts";

/**
 * Before a page is declared missing, by whichever loader: has it moved, or is it a left-over copy
 * of one we have? Then the visitor is led there, in the language asked for.
 */
export const followMoves: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  const { pathname, search } = url;
  const [, first = "", ...rest] = pathname.split("/");
  const [prefix, path] = isLang(first) ? [`/${first}`, `/${rest.join("/")}`] : ["", pathname];
  const to = (await findRedirect({ path })) ?? findOriginal({ path, patterns: patterns() });
  if (to === undefined) return response;
  throw redirect(to.startsWith("/") ? prefix + to + search : to, 301);
};

/** The addresses of the route table, without their language. */
function patterns(): string[] {
  return Object.values(routes).flatMap((route) => {
    const path = route?.path?.replace(/^:lang\?/, "");
    return path ? [path] : [];
  });
}
