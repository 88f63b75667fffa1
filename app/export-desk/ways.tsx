import { containerTypes } from "#domain/shipping/container.ts";
import type { LoadingPlan, Way } from "#domain/shipping/plan-loading.ts";
import { m } from "#text";
import { WideTable } from "../ui/page/wide-table.tsx";
import { containerName } from "./container-names.ts";
import { Cell, Head } from "./table-cells.tsx";

/** The same goods in each type of container, and what would be used up in it. */
export function Ways({ plan }: { plan: LoadingPlan }) {
  if (!("ways" in plan)) return null;
  return (
    <section>
      <h2 className="text-2xl">{m.exporting_ways()}</h2>
      <WideTable name={m.exporting_ways()} className="mt-4 max-w-4xl">
        <table className="w-full text-[0.9375rem]">
          <thead>
            <tr className="text-felt">
              <Head>{m.exporting_way_type()}</Head>
              <Head>{m.exporting_way_count()}</Head>
              <Head>{m.exporting_way_floor()}</Head>
              <Head>{m.exporting_way_payload()}</Head>
              <Head>{m.exporting_way_volume()}</Head>
              <Head>{m.exporting_way_limit()}</Head>
            </tr>
          </thead>
          <tbody>
            {containerTypes.map((type) => {
              const way = plan.ways.find((one) => one.type === type);
              return (
                <tr key={type} className="align-baseline">
                  <th scope="row" className="py-3 pe-4 text-start font-normal">
                    <bdi>{containerName(type)}</bdi>
                  </th>
                  {way ? (
                    <Figures way={way} />
                  ) : (
                    <td colSpan={5} className="py-3 text-felt">
                      {m.exporting_way_unfit()}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}

function Figures({ way: { containers, floor, payload, volume, limit } }: { way: Way }) {
  return (
    <>
      <Cell>{containers}</Cell>
      <Cell>
        <bdi>{percent(floor)}</bdi>
      </Cell>
      <Cell>
        <bdi>{percent(payload)}</bdi>
      </Cell>
      <Cell>
        <bdi>{percent(volume)}</bdi>
      </Cell>
      <Cell>{limit === "space" ? m.exporting_limit_space() : m.exporting_limit_payload()}</Cell>
    </>
  );
}

/** Never less than it is: 0.2 % of a payload is not nothing. */
function percent(share: number): string {
  return `${Math.ceil(100 * share)}\u00a0%`;
}
