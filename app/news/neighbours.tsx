import type { ReactNode } from "react";
import type { Article } from "#domain/articles/get-article.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Text } from "../ui/text/text.tsx";
import { articlePath } from "./addresses.ts";

/** The articles before and after this one in its class. */
export function Neighbours({ previous, next }: Pick<Article, "previous" | "next">) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={m.article_neighbours()} className="page-width pt-16 tablet:pt-24 print:hidden">
      <div className="grid border-y border-line tablet:grid-cols-2">
        {previous && (
          <Neighbour to={articlePath(previous)} rel="prev" label={m.article_previous()} arrow="←">
            <Text>{previous.title}</Text>
          </Neighbour>
        )}
        {next && (
          <Neighbour to={articlePath(next)} rel="next" label={m.article_next()} arrow="→">
            <Text>{next.title}</Text>
          </Neighbour>
        )}
      </div>
    </nav>
  );
}

function Neighbour({
  to,
  rel,
  label,
  arrow,
  children,
}: {
  to: string;
  rel: "prev" | "next";
  label: string;
  arrow: string;
  children: ReactNode;
}) {
  const side =
    rel === "prev"
      ? "tablet:pe-8"
      : "max-tablet:not-first:border-t max-tablet:border-line tablet:col-start-2 tablet:border-s tablet:border-line tablet:ps-8 tablet:text-end";
  return (
    <Link to={to} rel={rel} className={`group block py-6 tablet:py-8 ${side}`}>
      <span className="block text-sm text-felt">
        {rel === "prev" && <Arrow>{arrow}</Arrow>} {label}{" "}
        {rel === "next" && <Arrow>{arrow}</Arrow>}
      </span>
      <span className="mt-1 block text-lg leading-snug font-medium underline-offset-4 group-hover:underline">
        {children}
      </span>
    </Link>
  );
}

function Arrow({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
      {children}
    </span>
  );
}
