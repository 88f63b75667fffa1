import type { ReactNode } from "react";
import { m } from "#text";
import { localHref } from "../controls/link.tsx";
import { Pagination } from "./pagination.tsx";

/**
 * A list that grows when its end comes near (`growing-list.client.ts`): the entries of the next
 * page are taken from that page. Beneath are plain links between its pages, which is all there is
 * without JavaScript. The list itself is marked with `data-entries`.
 */
export function GrowingList({
  page,
  pages,
  href,
  children,
}: {
  page: number;
  pages: number;
  /** Address of a page of this list, without language. */
  href: (page: number) => string;
  children: ReactNode;
}) {
  return (
    <div data-growing={page < pages ? localHref(href(page + 1)) : ""}>
      {children}
      <div data-end />
      <p role="status" data-added={m.page_added({ page, pages })} className="sr-only" />
      <Pagination page={page} pages={pages} href={href} />
    </div>
  );
}
