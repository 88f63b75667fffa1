import type { ShippingRoute } from "#domain/export-desk/list-routes.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { WideTable } from "../ui/page/wide-table.tsx";
import { Text } from "../ui/text/text.tsx";
import { countryName } from "./country-name.ts";
import { DeskPart } from "./desk-part.tsx";
import { Cell, Head } from "./table-cells.tsx";

/** From port to port, and about how long that takes. */
export function Routes({ routes }: { routes: ShippingRoute[] }) {
  return (
    <DeskPart id="routes" title={m.exporting_part_routes()} text={m.exporting_routes_text()}>
      {routes.length > 0 ? (
        <WideTable name={m.exporting_part_routes()}>
          <table className="w-full text-[0.9375rem]">
            <thead>
              <tr className="text-felt">
                <Head>{m.exporting_routes_from()}</Head>
                <Head>{m.exporting_routes_to()}</Head>
                <Head>{m.exporting_routes_days()}</Head>
                <Head>{m.exporting_routes_note()}</Head>
              </tr>
            </thead>
            <tbody>
              {routes.map(({ id, from, title, country, days, note }) => (
                <tr key={id} className="align-baseline">
                  <Cell>
                    <Text>{from}</Text>
                  </Cell>
                  <th scope="row" className="min-w-36 py-3 pe-4 text-start font-semibold">
                    <Text>{title}</Text>
                    <span className="block text-sm font-normal text-felt">
                      {countryName(country)}
                    </span>
                  </th>
                  <Cell>
                    <bdi className="whitespace-nowrap">{keepTogether(m.exporting_days(days))}</bdi>
                  </Cell>
                  <td className="min-w-52 py-3 text-sm text-felt">
                    <Text>{note}</Text>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      ) : (
        <p>{m.exporting_routes_none()}</p>
      )}
    </DeskPart>
  );
}
