import type { ReactNode } from "react";
import type { ReadWishes, Wishes } from "#domain/booth-chooser/read-wishes.ts";
import { m } from "#text";
import { inquiryAttributes } from "../../inquiry-form/inquiry-context.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { WideTable } from "../../ui/page/wide-table.tsx";
import { Text } from "../../ui/text/text.tsx";
import { planAddress } from "./chooser-address.ts";
import { missingText } from "./missing-text.ts";
import type { SeatedBooth } from "./seated-booth.ts";

/** Our booths beside each other: what is known of each for these people and this room. */
export function BoothTable({
  typed,
  wishes,
  booths,
  needed,
}: {
  typed: ReadWishes["typed"];
  wishes: Wishes;
  booths: SeatedBooth[];
  /** The speech level reduction a report would have to state; nothing where none is asked for. */
  needed: number;
}) {
  const most = Math.max(0, ...booths.map(({ seats }) => seats));
  return (
    <section className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">{m.chooser_booths()}</h2>
        <p className="mt-4 max-w-prose border-s-4 border-oak ps-5 text-lead">
          {needed > 0
            ? m.chooser_none_measured({ value: needed })
            : m.chooser_none_measured_short()}
        </p>
        {needed > 0 && (
          <p className="mt-5 print:hidden">
            <Link
              to="/aboutUs/lianxi.html"
              className={buttonClass("outline")}
              {...inquiryAttributes({ kind: "message", about: m.chooser_ask_test() })}
            >
              {m.chooser_ask_test()}
            </Link>
          </p>
        )}
        {most > 0 && wishes.persons > most && (
          <p className="mt-6 max-w-prose font-semibold">
            {m.chooser_too_many({ count: wishes.persons, most })}
          </p>
        )}
        <WideTable name={m.chooser_booths()} className="mt-8">
          <table className="w-full text-[0.9375rem]">
            <thead>
              <tr className="text-felt">
                <Head>{m.chooser_row_booth()}</Head>
                <Head>{m.chooser_row_speech()}</Head>
                <Head>{m.chooser_row_air()}</Head>
                <Head>{m.chooser_row_power()}</Head>
                <Head>{m.chooser_row_load()}</Head>
                <Head>{m.chooser_row_fit()}</Head>
              </tr>
            </thead>
            <tbody>
              {booths.map((booth) => (
                <tr key={booth.id} className="align-baseline">
                  <th scope="row" className="min-w-44 py-3 pe-4 text-start font-semibold">
                    <Link
                      to={`/productdetail/${booth.id}.html`}
                      className="underline-offset-4 hover:underline"
                    >
                      <Text>{booth.title}</Text>
                    </Link>
                    <span className="block text-sm font-normal text-felt">
                      {seatsText({ booth, wishes })}
                    </span>
                  </th>
                  <Cell>{m.chooser_not_measured()}</Cell>
                  <Cell>{airText(booth)}</Cell>
                  <Cell>
                    <Text>{booth.power}</Text>
                  </Cell>
                  <Cell>{loadText(booth)}</Cell>
                  <Cell>
                    {fitText(booth)}
                    <Link
                      to={planAddress({ typed, booth: booth.id })}
                      rel="nofollow"
                      className="block underline decoration-oak underline-offset-4 hover:text-oak-deep print:hidden"
                    >
                      {m.chooser_draw()}
                    </Link>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        <p className="mt-4 max-w-prose text-sm text-felt">{m.chooser_notes()}</p>
      </div>
    </section>
  );
}

function seatsText({ booth, wishes }: { booth: SeatedBooth; wishes: Wishes }): string {
  if (booth.isTooSmall) return m.chooser_too_small({ count: wishes.persons });
  return booth.seats === 1 ? m.chooser_seats_one() : m.chooser_seats({ count: booth.seats });
}

function airText({ airPerPerson, persons }: SeatedBooth): string {
  if (airPerPerson === undefined) return m.comparing_unstated();
  return m.chooser_air({
    perPerson: formatNumber(Math.round(airPerPerson)),
    litres: formatNumber(Math.round(airPerPerson / 3.6)),
    count: persons,
  });
}

function loadText({ load }: SeatedBooth): string {
  if (!load) return m.comparing_unstated();
  return m.chooser_load({
    mass: formatNumber(Math.round(load.perSquareMetre)),
    force: load.kilonewtons.toFixed(1),
  });
}

function fitText({ fit }: SeatedBooth): string {
  if ("missing" in fit) return missingText(fit.missing);
  return fit.placed.turned ? m.chooser_fits_turned() : m.chooser_fits();
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pe-4 text-start font-normal">
      {children}
    </th>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="tabular min-w-36 py-3 pe-4">{children}</td>;
}
