import { type ReactNode, useId } from "react";
import { m } from "#text";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Prose } from "../../ui/text/prose.tsx";
import { Text } from "../../ui/text/text.tsx";

export type Values = { head: string[]; rows: string[][] };

/**
 * A drawing in an article: its name, what is drawn, where its numbers come from, the numbers
 * themselves as a table, and what the editor has written beneath it.
 */
export function FigureFrame({
  title,
  basis,
  values,
  caption,
  children,
}: {
  title: string;
  /** How firm the numbers stand: no figure is shown without it. */
  basis: ReactNode;
  values: Values;
  /** Sanitized HTML from the article. */
  caption: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="my-10 max-w-[68ch] border-y border-line border-t-ink py-5 text-base"
    >
      <p id={id} className="mb-4 text-lg leading-snug font-semibold">
        <Text>{title}</Text>
      </p>
      {children}
      <div className="mt-5 space-y-1 text-sm text-felt">{basis}</div>
      <ValuesTable title={title} values={values} />
      {caption !== "" && (
        <figcaption className="mt-4 text-[0.9375rem]">
          <Prose html={caption} as="span" />
        </figcaption>
      )}
    </figure>
  );
}

/** The columns run as the axis does, also in Arabic. */
function ValuesTable({ title, values: { head, rows } }: { title: string; values: Values }) {
  return (
    <details className="figure-values mt-3 text-sm">
      <summary className="inline-flex min-h-11 items-center text-felt underline decoration-oak underline-offset-4 hover:text-ink print:hidden">
        {m.figure_values()}
      </summary>
      <WideTable name={m.figure_values()} dir="ltr">
        <table className="tabular w-full">
          <caption className="sr-only" dir="auto">
            {title}
          </caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="px-1.5 py-1.5 text-end font-semibold first:ps-0 first:text-start"
                >
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = "", ...cells]) => (
              <tr key={name}>
                <th scope="row" className="py-1.5 pe-2 text-start font-normal text-felt">
                  <bdi>
                    <Text>{name}</Text>
                  </bdi>
                </th>
                {cells.map((cell, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
                  <td key={position} className="px-1.5 py-1.5 text-end">
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}
