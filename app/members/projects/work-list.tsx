import type { ReactNode } from "react";
import type { DescribedWork } from "#domain/projects/describe-work.ts";
import type { WorkKind } from "#domain/projects/kept-work.ts";
import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { Day } from "../../ui/format/day.tsx";

/** As it comes out of JSON: times are texts there. */
export type ShownWork = Omit<DescribedWork, "createdAt"> & { createdAt: string };

export const workNames: Record<WorkKind, () => string> = {
  basket: m.basket,
  comparison: m.work_comparison,
  calculation: m.work_calculation,
  pack: m.work_pack,
};

export const smallAction = "inline-flex min-h-9 items-center underline underline-offset-4";

/** What is kept in a project, newest first; withdrawn products are marked. */
export function WorkList<Work extends ShownWork>({
  entries,
  actions,
}: {
  entries: Work[];
  /** What else can be done with one, beside opening it. */
  actions?: (work: Work) => ReactNode;
}) {
  return (
    <ul className="border-t border-ink">
      {entries.map((work) => (
        <li key={work.id} className="border-b border-line py-5">
          <p className="flex flex-wrap gap-x-4 text-sm text-felt">
            <span className="font-medium text-oak-deep">
              {work.kind ? workNames[work.kind]() : m.work_unreadable()}
            </span>
            <Day date={work.createdAt.slice(0, 10)} />
          </p>
          <h2 className="mt-1 text-xl">
            <bdi>{work.title}</bdi>
          </h2>
          <Lines lines={work.lines} />
          <p className="mt-1 flex flex-wrap gap-x-5 text-sm print:hidden">
            {work.address && (
              <Link to={work.address} rel="nofollow" className={smallAction}>
                {m.project_open()}
              </Link>
            )}
            {actions?.(work)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: Pick<ShownWork, "lines">) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1">
      {lines.map(({ text, product, isOffered }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there in several finishes
        <li key={at}>
          {isOffered ? (
            <Link
              to={`/productdetail/${product}.html`}
              className="underline-offset-4 hover:underline"
            >
              <bdi>{text}</bdi>
            </Link>
          ) : (
            <>
              <bdi className="text-felt line-through">{text}</bdi>{" "}
              <span className="text-sm text-danger">{m.project_withdrawn()}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
