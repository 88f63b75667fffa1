import type { Copy } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const rows = ["wall", "light", "power", "switches", "air", "table", "sizes", "scenarios"];

/** What all four sizes share, as one table to read down. */
export function Specification({ copy }: { copy: Copy }) {
  return (
    <section className="bg-moss text-paper">
      <div className="page-width section-space grid gap-x-16 gap-y-10 desktop:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-title">
            <Headline>{copy["spec.title"]}</Headline>
          </h2>
          <p className="mt-4 max-w-prose text-lead text-paper/85">
            <Text>{copy["spec.lead"]}</Text>
          </p>
        </div>
        <table className="w-full border-collapse self-start">
          <caption className="sr-only">
            <Text>{copy["spec.title"]}</Text>
          </caption>
          <tbody>
            {rows
              .filter((row) => copy[`spec.${row}.value`])
              .map((row) => (
                <tr key={row} className="border-t border-paper/30 last:border-b">
                  <th
                    scope="row"
                    className="w-[30%] py-4 pe-6 text-start align-baseline font-normal text-paper/80"
                  >
                    <Text>{copy[`spec.${row}.label`]}</Text>
                  </th>
                  <td className="tabular py-4 align-baseline text-xl leading-snug">
                    <Text>{copy[`spec.${row}.value`]}</Text>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
