import { exampleRoom, roomTimes } from "#domain/figures/example-room.ts";
import { m } from "#text";
import { pathOf, pointsOf, type Scale, scaleForSeconds, sheet } from "../ui/absorption-geometry.ts";
import { PlotGrid } from "../ui/absorption-plot.tsx";
import { coefficient, formatNumber } from "../ui/format-number.ts";
import { handleTime } from "../ui/handle-time.ts";
import { Tag } from "../ui/tag.tsx";
import { Text } from "../ui/text.tsx";

/** Square metres of slat panels in the example room once all of it is treated. */
const fullArea = 40;
const bare = roomTimes(0);
const full = roomTimes(fullArea);

/**
 * The reverberation of the example room, drawn anew while the handle above it moves: an animation
 * that stands still, and whose time is how far the handle was moved (`before-after.client.ts`).
 */
export function LiveTimes() {
  const scale = scaleForSeconds([bare, full]);
  const tenths = Array.from({ length: 11 }, (_, tenth) =>
    pathOf(pointsOf({ curve: roomTimes((fullArea * tenth) / 10), scale })),
  );
  return (
    <div className="max-w-xl">
      <p dir="ltr" className="mb-1 text-sm text-felt">
        <bdi>{m.reverberation_axis()}</bdi>
      </p>
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        aria-hidden="true"
        focusable="false"
        className="tabular block w-full text-[0.75rem]"
      >
        <PlotGrid scale={scale} write={formatNumber} />
        <Limit area={0} times={bare} scale={scale} />
        <Limit area={fullArea} times={full} scale={scale} />
        <path
          d={tenths[5]}
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="fill-none stroke-oak-deep noscript:hidden print:hidden"
        >
          <animate
            attributeName="d"
            values={tenths.join(";")}
            begin={`${handleTime}s`}
            dur="100s"
            fill="freeze"
          />
        </path>
      </svg>
      <p dir="ltr" className="text-end text-sm text-felt">
        <bdi>{m.chart_axis_frequency()}</bdi>
      </p>
      <p className="mt-3 text-sm text-felt">
        <Tag look="oak">{m.reverberation_calculated()}</Tag>{" "}
        <Text>
          {m.live_times_note({
            ...exampleRoom,
            area: fullArea,
            bare: coefficient(bare[500]),
            full: coefficient(full[500]),
          })}
        </Text>
      </p>
    </div>
  );
}

/** Where the curve begins or ends, named above 500 Hz. */
function Limit({ area, times, scale }: { area: number; times: typeof bare; scale: Scale }) {
  const points = pointsOf({ curve: times, scale });
  const named = points.find(({ band }) => band === 500);
  return (
    <g>
      <path d={pathOf(points)} className="fill-none stroke-felt" strokeDasharray="2 3" />
      <text x={named?.x} y={(named?.y ?? 0) - 8} textAnchor="middle" className="fill-felt">
        {m.square_metres({ area })}
      </text>
    </g>
  );
}
