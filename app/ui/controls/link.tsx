import type { ComponentProps } from "react";
import { isUnfollowed } from "#domain/pages/unfollowed.ts";
import { getLocale } from "#text/runtime";

/** The address of a page of this site in the language of the page it is linked from. */
export function localHref(path: string): string {
  return `/${getLocale()}${path === "/" ? "" : path}`;
}

type LinkProps = ComponentProps<"a"> & {
  to: string;
  /** Changes only the part of the page it stands in; see `swapped-part.client.ts`. */
  inPlace?: boolean;
};

/** A link to a page of this site, in the language of the page. */
export function Link({ to, inPlace = false, rel, ...rest }: LinkProps) {
  return (
    <a
      href={localHref(to)}
      rel={isUnfollowed(to) ? "nofollow" : rel}
      data-link={inPlace ? "in-place" : undefined}
      {...rest}
    />
  );
}
