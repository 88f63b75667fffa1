import type { ReactNode } from "react";
import type { ComparedProducts } from "#domain/compare/compare-products.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { Link } from "../../ui/controls/link.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { type CompareQuery, compareAddress } from "./compare-address.ts";

/** What the curves have in common, as the heading, and links to compare them otherwise. */
export function CompareBasis({
  comparison: { basis, depths, kinds, kindsAtDepth },
  query: { names, finishes },
  count,
}: {
  comparison: ComparedProducts;
  query: CompareQuery;
  count: number;
}) {
  return (
    <>
      <h2 className="text-title">{titleOf(basis)}</h2>
      <nav
        aria-label={m.comparing_basis()}
        className="mt-6 grid gap-x-10 gap-y-5 desktop:grid-cols-2 print:hidden"
      >
        {depths.length > 0 && (
          <Choices title={m.comparing_same_depth()}>
            {depths.map(({ depth, products }) => (
              <Choice
                key={depth}
                to={compareAddress({ names, finishes, depth })}
                chosen={basis.by === "depth" && basis.depth === depth}
                share={`${products}/${count}`}
              >
                {m.millimetres({ value: formatNumber(depth) })}
              </Choice>
            ))}
          </Choices>
        )}
        {kinds.length > 0 && (
          <Choices title={m.comparing_same_mounting()}>
            {kinds.map(({ kind, products }) => (
              <Choice
                key={kind}
                to={compareAddress({ names, finishes, mounting: kind })}
                chosen={basis.by === "mounting" && basis.kind === kind}
                share={`${products}/${count}`}
              >
                {mountingName(kind)}
              </Choice>
            ))}
          </Choices>
        )}
        {basis.by === "depth" && kindsAtDepth.length > 1 && (
          <Choices title={m.comparing_kind_at_depth({ depth: formatNumber(basis.depth) })}>
            {kindsAtDepth.map(({ kind, products }) => (
              <Choice
                key={kind}
                to={compareAddress({ names, finishes, depth: basis.depth, mounting: kind })}
                chosen={basis.kind === kind}
                share={`${products}/${count}`}
              >
                {mountingName(kind)}
              </Choice>
            ))}
          </Choices>
        )}
      </nav>
    </>
  );
}

function titleOf(basis: ComparedProducts["basis"]): string {
  if (basis.by === "depth") return m.comparing_at_depth({ depth: formatNumber(basis.depth) });
  return basis.kind
    ? m.comparing_in_mounting({ mounting: mountingName(basis.kind) })
    : m.comparing_absorption();
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-felt">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-2">{children}</ul>
    </div>
  );
}

function Choice({
  to,
  chosen,
  share,
  children,
}: {
  to: string;
  chosen: boolean;
  /** How many of the products have values in it. */
  share: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        inPlace
        rel="nofollow"
        aria-current={chosen ? "true" : undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white"
      >
        {children}
        <bdi className="tabular text-sm opacity-80">{share}</bdi>
      </Link>
    </li>
  );
}
