import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { getLocale } from "#text/runtime";

/** The address of a page of this site in the language of the page it is linked from. */
export function localHref(path: string): string {
  return `/${getLocale()}${path === "/" ? "" : path}`;
}

type LinkProps = ComponentProps<"a"> & { to: string; preventScrollReset?: boolean };

/**
 * A link that the router follows. The server writes what the router would, without asking it: a
 * page has a hundred of them. Not discovered: the whole route table is there from the start.
 */
export function Link({ to, preventScrollReset = false, ...rest }: LinkProps) {
  const href = localHref(to);
  if (import.meta.env.SSR) return <a href={href} {...rest} />;
  return <RouterLink discover="none" to={href} preventScrollReset={preventScrollReset} {...rest} />;
}
