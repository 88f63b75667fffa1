import type { ReactNode } from "react";

/** Something stated of a product; the id tells facts apart in any language. */
export type Fact = { id: string; label: string; value: ReactNode };

/** Label and value, a line each. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="border-t border-ink text-[0.9375rem]">
      {facts.map(({ id, label, value }) => (
        <div key={id} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2">
          <dt className="text-felt">{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts of several products side by side: a row for each fact that any of them has. */
export function alignFacts(columns: Fact[][]): (Omit<Fact, "value"> & { values: ReactNode[] })[] {
  const labels = new Map(columns.flat().map(({ id, label }) => [id, label]));
  return Array.from(labels, ([id, label]) => ({
    ...{ id, label },
    values: columns.map((facts) => facts.find((fact) => fact.id === id)?.value),
  }));
}
