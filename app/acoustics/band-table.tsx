import type { Bands } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { m } from "#text";

/** Values by octave band as a table; its columns run as the axis of a chart does, also in Arabic. */
export function BandTable({
  caption,
  rows,
  write,
}: {
  caption: string;
  rows: { label: string; bands: Bands }[];
  write: (value: number) => string;
}) {
  return (
    <table dir="ltr" className="tabular w-full border-collapse text-[0.75rem] phone:text-sm">
      <caption className="sr-only" dir="auto">
        {caption}
      </caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-1.5 pe-2 text-start font-normal text-felt">
            <bdi>{m.hertz_sign()}</bdi>
          </th>
          {octaveBands.map((band) => (
            <th key={band} scope="col" className="px-1 py-1.5 text-end font-semibold">
              {band}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, bands }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two curves may have the same name
          <tr key={position} className="border-b border-line">
            <th scope="row" className="py-1.5 pe-2 text-start font-normal text-felt">
              <bdi>{label}</bdi>
            </th>
            {octaveBands.map((band) => (
              <td key={band} className="px-1 py-1.5 text-end">
                {writeValue({ value: bands[band], write })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function writeValue({
  value,
  write,
}: {
  value: number | undefined;
  write: (value: number) => string;
}): string {
  return value === undefined ? "–" : write(value);
}
