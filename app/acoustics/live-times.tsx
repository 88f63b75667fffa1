import type { OctaveBand } from "#domain/acoustics/octave-bands.ts";
import { partlyTreated, type RoomTimes, type SlatRoom } from "#domain/figures/slat-room.ts";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Tag } from "../ui/controls/tag.tsx";
import { coefficient, formatNumber } from "../ui/format/format-number.ts";
import { handleTime } from "../ui/pictures/handle-time.ts";
import { Text } from "../ui/text/text.tsx";
import { pathOf, pointsOf, type Scale, scaleForSeconds, sheet } from "./absorption-geometry.ts";
import { PlotGrid } from "./absorption-plot.tsx";
import { AxisName, rimmed } from "./plot-words.tsx";

/**
 * The reverberation of an example room, drawn anew while the handle above it moves: an animation
 * that stands still, and whose time is how far the handle was moved (`before-after.client.ts`).
 */
export function LiveTimes({ room }: { room: SlatRoom }) {
  const { bare, full, slats } = room;
  const scale = scaleForSeconds([bare, full]);
  const tenths = Array.from({ length: 11 }, (_, tenth) =>
    pathOf(pointsOf({ curve: partlyTreated({ room, share: tenth / 10 }), scale })),
  );
  return (
    <div className="max-w-xl">
      <AxisName at="above">{m.reverberation_axis()}</AxisName>
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        aria-hidden="true"
        focusable="false"
        className="tabular block w-full text-[0.875rem] tablet:text-[0.75rem]"
      >
        <PlotGrid scale={scale} write={formatNumber} />
        <Limit area={0} times={bare} at={{ band: 2000 }} scale={scale} />
        <Limit area={slats} times={full} at={{ band: 1000, below: true }} scale={scale} />
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
      <AxisName at="below">{m.chart_axis_frequency()}</AxisName>
      <p className="mt-2 flex items-center gap-2 text-sm text-felt noscript:hidden print:hidden">
        <span aria-hidden="true" className="w-7 border-t-[2.5px] border-oak-deep" />
        {m.live_times_now()}
      </p>
    </div>
  );
}

/** What is drawn, how firm it stands, and where such a room can be heard. */
export function LiveTimesNote({
  room,
  roomToHear,
}: {
  room: SlatRoom;
  roomToHear: string | undefined;
}) {
  const { length, width, height, slats, bare, full } = room;
  return (
    <>
      <p>
        <Tag look="oak">{m.reverberation_calculated()}</Tag>{" "}
        <Text>
          {m.live_times_note({
            ...{ length, width, height, area: slats },
            bare: coefficient(bare[500]),
            full: coefficient(full[500]),
          })}
        </Text>
      </p>
      <HearAtHandle room={room} />
      {roomToHear && (
        <p className="print:hidden">
          <Link
            to={roomToHear}
            className="inline-flex min-h-8 items-center text-oak-deep underline underline-offset-4"
          >
            {m.live_times_hear()}
          </Link>
        </p>
      )}
    </>
  );
}

/** `hear-at-handle.client.ts` answers the press; nothing is fetched before. */
function HearAtHandle({ room }: { room: SlatRoom }) {
  return (
    <div data-hear-at-handle={JSON.stringify(room)} className="noscript:hidden print:hidden">
      <button
        type="button"
        aria-pressed="false"
        className={`group text-ink ${buttonClass("outline")}`}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-current">
          <path d="M1 0l11 6-11 6z" className="group-aria-pressed:hidden" />
          <path d="M1 1h10v10H1z" className="hidden group-aria-pressed:inline" />
        </svg>
        {m.live_times_play()}
      </button>
      <p
        role="status"
        data-preparing={m.calculator_hear_preparing()}
        data-playing={m.live_times_playing()}
        data-failed={m.calculator_hear_failed()}
        className="not-empty:mt-3"
      />
    </div>
  );
}

/** Where the curve begins or ends, named above or below it. */
function Limit({
  area,
  times,
  at,
  scale,
}: {
  area: number;
  times: RoomTimes;
  at: { band: OctaveBand; below?: boolean };
  scale: Scale;
}) {
  const points = pointsOf({ curve: times, scale });
  const named = points.find(({ band }) => band === at.band);
  return (
    <g>
      <path d={pathOf(points)} className="fill-none stroke-felt" strokeDasharray="2 3" />
      <text
        {...rimmed}
        x={named?.x}
        y={(named?.y ?? 0) + (at.below ? 19 : -9)}
        textAnchor="middle"
        className="fill-felt stroke-paper"
      >
        {m.square_metres({ area })}
      </text>
    </g>
  );
}
