import { useLocation } from "react-router";
import { isLang } from "#domain/language/language.ts";

/** The path of the page without its language: `/product.html`. */
export function usePath(): string {
  const { pathname } = useLocation();
  const [, first = "", ...rest] = pathname.split("/");
  return isLang(first) ? `/${rest.join("/")}` : pathname;
}
