import type { ComponentProps } from "react";
import { Link as RouterLink, NavLink as RouterNavLink } from "react-router";
import { getLocale } from "#text/runtime";

/** The address of a page of this site in the language of the page it is linked from. */
export function localHref(path: string): string {
  return `/${getLocale()}${path === "/" ? "" : path}`;
}

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string };

/** Not discovered: the whole route table is there from the start. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink discover="none" to={localHref(to)} {...rest} />;
}

type NavLinkProps = Omit<ComponentProps<typeof RouterNavLink>, "to"> & { to: string };

export function NavLink({ to, ...rest }: NavLinkProps) {
  return <RouterNavLink discover="none" to={localHref(to)} {...rest} />;
}
