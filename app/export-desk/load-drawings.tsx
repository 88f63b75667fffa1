import type { ContainerGroup, PackedLine, Shipment } from "#domain/export-desk/plan-shipment.ts";
import { plain } from "#domain/language/text.ts";
import { containers } from "#domain/shipping/container.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { formatNumber } from "../ui/format/format-number.ts";
import { Text } from "../ui/text/text.tsx";
import { containerName } from "./container-names.ts";
import { LineMark, letterOf } from "./line-mark.tsx";
import { LoadView, type View } from "./load-view.tsx";
import { RowTable } from "./row-table.tsx";
import { type Run, runsOf } from "./runs.ts";

/** Containers with their goods in them, from the side and from above, to scale. */
export function LoadDrawings({ shipment: { groups, lines, plan } }: { shipment: Shipment }) {
  if (groups.length === 0) return null;
  return (
    <section className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">{m.exporting_drawing()}</h2>
        {plan.by === "shared" && (
          <p className="mt-3 max-w-prose text-felt">{m.exporting_drawing_shared()}</p>
        )}
        <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
          {lines.map(({ place, product }) => (
            <li key={place} className="flex gap-2">
              <LineMark line={place} /> <Text>{product.title}</Text>
            </li>
          ))}
        </ul>
        <div className="mt-10 grid grid-cols-1 gap-16">
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
            <Loaded key={at} group={group} lines={lines} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Loaded({ group, lines }: { group: ContainerGroup; lines: PackedLine[] }) {
  const { type, times, along, weight } = group;
  const { length, payload } = containers[type];
  const runs = runsOf(group.rows);
  const views: [View, string][] = [
    ["side", m.exporting_drawing_side()],
    ["top", m.exporting_drawing_top()],
  ];
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-5">
        <h3 className="text-xl">
          <bdi>{`${times} × ${containerName(type)}`}</bdi>
        </h3>
        <p className="tabular text-felt">
          {m.exporting_drawing_used({
            along: formatNumber(along),
            length: formatNumber(length),
            weight: formatNumber(Math.round(weight)),
            payload: formatNumber(payload),
          })}
        </p>
      </figcaption>
      {/* All to one scale: 20 ft are half as wide, unless the window is narrow. */}
      <div className={`grid gap-4 ${type === "20GP" ? "tablet:w-1/2" : ""}`}>
        {views.map(([view, name]) => (
          <div key={view}>
            <p className="mb-1 text-sm text-felt">{name}</p>
            <LoadView
              {...{ view, group, runs, lines }}
              label={m.exporting_drawing_label({
                view: name,
                container: containerName(type),
                rows: rowsText({ runs, lines }),
              })}
            />
          </div>
        ))}
        <p aria-hidden="true" className="flex justify-between text-sm text-felt">
          <span>{m.exporting_drawing_front()}</span>
          <span>{m.exporting_drawing_door()}</span>
        </p>
      </div>
      <RowTable runs={runs} lines={lines} />
    </figure>
  );
}

function rowsText({ runs, lines }: { runs: Run[]; lines: PackedLine[] }): string {
  const rows = runs.flatMap(({ load, rows, units }) => {
    const line = lines[load];
    if (!line) return [];
    const name = `${letterOf(line.place)} ${plain(line.product.title)}`;
    return [m.exporting_drawing_row({ line: name, rows, units })];
  });
  return new Intl.ListFormat(getLocale(), { type: "unit" }).format(rows);
}
