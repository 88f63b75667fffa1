import { useId } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Quantities as Listed } from "#domain/calculator/quantities/list-quantities.ts";
import {
  accessoryName,
  accessoryQuantity,
  notCountedName,
  transportText,
} from "#domain/calculator/quantities/quantity-words.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { DownloadButton } from "./download-button.tsx";
import { QuantityTable } from "./quantity-table.tsx";

/** What to order for a room: panels, cartons, container, and what nobody can count from here. */
export function Quantities({
  quantities,
  absorbers,
}: {
  quantities: Listed;
  absorbers: readonly Absorber[];
}) {
  const title = useId();
  const lang = getLocale();
  return (
    <section aria-labelledby={title} className="grid gap-6">
      <h2 id={title} className="text-title">
        {m.calculator_quantities_title()}
      </h2>
      {quantities.lines.length === 0 ? (
        <p className="text-felt">{m.calculator_quantities_none()}</p>
      ) : (
        <>
          <QuantityTable quantities={quantities} absorbers={absorbers} />
          <p className="max-w-prose text-sm text-felt">{m.calculator_quantities_offcuts()}</p>
          <dl className="grid gap-4 tablet:grid-cols-2">
            {quantities.accessories.length > 0 && (
              <div>
                <dt className="font-semibold">{m.calculator_quantities_with()}</dt>
                {quantities.accessories.map((accessory) => (
                  <dd key={accessoryName(accessory, lang)} className="flex justify-between gap-4">
                    <span>{accessoryName(accessory, lang)}</span>
                    <bdi className="tabular">{accessoryQuantity(accessory, lang)}</bdi>
                  </dd>
                ))}
              </div>
            )}
            <div>
              <dt className="font-semibold">{m.calculator_quantities_transport()}</dt>
              <dd>{transportText({ quantities, absorbers, lang })}</dd>
              <dd className="mt-1 text-sm text-felt">{m.calculator_quantities_confirm()}</dd>
            </div>
            <div>
              <dt className="font-semibold">{m.calculator_quantities_not_counted()}</dt>
              {quantities.notCounted.map((kind) => (
                <dd key={kind} className="text-sm text-felt">
                  {notCountedName(kind, lang)}
                </dd>
              ))}
            </div>
          </dl>
          <DownloadButton quantities={quantities} absorbers={absorbers} />
        </>
      )}
    </section>
  );
}
