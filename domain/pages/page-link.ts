import { z } from "zod";

/** Where a link of staff may lead: a path of this site, without a language, or an https address. */
export const pageLink = z.union(
  [z.string().regex(/^\/(?![/\\])\S*$/), z.url({ protocol: /^https$/ })],
  "path-or-address",
);

export function isOwnPage(link: string): boolean {
  return link.startsWith("/");
}
