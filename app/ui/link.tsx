import type { ComponentProps } from "react";
import { getLocale } from "#text/runtime";

/** The address of a page of this site in the language of the page it is linked from. */
export function localHref(path: string): string {
  return `/${getLocale()}${path === "/" ? "" : path}`;
}

type LinkProps = ComponentProps<"a"> & { to: string; preventScrollReset?: boolean };

/** A link that the router follows (`shell/use-followed-links.ts`). */
export function Link({ to, preventScrollReset = false, ...rest }: LinkProps) {
  return <a href={localHref(to)} data-link={preventScrollReset ? "in-place" : ""} {...rest} />;
}
