import { useId } from "react";
import type { Placed } from "#domain/booth-chooser/place-booth.ts";
import type { Wishes } from "#domain/booth-chooser/read-wishes.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { formatNumber } from "../../ui/format/format-number.ts";
import { BoothFloor, floorLeft } from "../booth-drawings.tsx";
import { missingText } from "./missing-text.ts";
import { assumedDoor, type SeatedBooth } from "./seated-booth.ts";

/** The booth that was asked for, else the smallest that seats them and fits, drawn in the room. */
export function RoomPlan({
  booths,
  wishes,
  asked,
}: {
  booths: SeatedBooth[];
  wishes: Wishes;
  asked: string | null;
}) {
  const large = booths.filter(({ isTooSmall }) => !isTooSmall);
  const booth =
    booths.find(({ id }) => id === asked) ??
    large.find(({ fit }) => "placed" in fit) ??
    large[0] ??
    booths.at(-1);
  if (!booth) return null;
  const { fit, door } = booth;
  const room = {
    title: plain(booth.title),
    length: formatNumber(wishes.length),
    width: formatNumber(wishes.width),
  };
  return (
    <figure id="plan" className="scroll-mt-8">
      <h2 className="mb-4 text-2xl">{m.chooser_plan()}</h2>
      {"placed" in fit ? (
        <>
          <Plan booth={booth} placed={fit.placed} wishes={wishes} />
          <figcaption className="mt-3 max-w-prose text-sm text-felt">
            {m.chooser_plan_text({
              ...room,
              door: door ?? assumedDoor,
              distance: formatNumber(wishes.distance),
            })}{" "}
            {door === undefined && m.chooser_plan_door_assumed()}
          </figcaption>
        </>
      ) : (
        <p className="max-w-prose border-s-4 border-danger ps-5">
          {m.chooser_plan_unfit({
            ...room,
            height: formatNumber(wishes.height),
            missing: missingText(fit.missing),
          })}
        </p>
      )}
    </figure>
  );
}

/** In millimetres. The length of the room runs across; it is never mirrored. */
function Plan({ booth, placed, wishes }: { booth: SeatedBooth; placed: Placed; wishes: Wishes }) {
  const id = useId();
  const room = { length: wishes.length * 1000, width: wishes.width * 1000 };
  // What is to be read or seen at any size of room.
  const unit = Math.max(room.length, room.width) / 100;
  const margin = unit * 9;
  const { outer, inner, seats, door = assumedDoor } = booth;
  const { x, y, turned } = placed;
  const left = floorLeft(outer);
  const stand = turned
    ? `translate(${x} ${y + outer.width}) rotate(-90) translate(${-left} 0)`
    : `translate(${x - left} ${y})`;
  const middle = turned
    ? { x: x + outer.depth / 2, y: y + outer.width / 2 }
    : { x: x + outer.width / 2, y: y + outer.depth / 2 };
  return (
    <svg
      viewBox={`${-margin} ${-margin / 3} ${room.length + margin + margin / 3} ${room.width + margin * 1.4}`}
      direction="ltr"
      aria-hidden="true"
      focusable="false"
      className="block max-h-[36rem] w-full"
    >
      <clipPath id={id}>
        <rect width={room.length} height={room.width} />
      </clipPath>
      <rect
        width={room.length}
        height={room.width}
        className="fill-white stroke-ink"
        strokeWidth={unit * 0.8}
      />
      <circle
        cx={middle.x}
        cy={middle.y}
        r={wishes.distance * 1000}
        clipPath={`url(#${id})`}
        className="fill-oak/10 stroke-oak-deep"
        strokeWidth={unit * 0.4}
        strokeDasharray={`${unit * 1.5} ${unit}`}
      />
      <g transform={stand}>
        <BoothFloor outer={outer} inner={inner} persons={seats} door={door} />
      </g>
      <g className="fill-ink" fontSize={unit * 3.4} textAnchor="middle">
        <text x={room.length / 2} y={room.width + unit * 5}>
          {`${formatNumber(wishes.length)} m`}
        </text>
        <text transform={`translate(${-unit * 3} ${room.width / 2}) rotate(-90)`}>
          {`${formatNumber(wishes.width)} m`}
        </text>
        <path
          d={`M0 ${room.width + unit * 8}h1000m0 ${-unit}v${unit * 2}M0 ${room.width + unit * 7}v${unit * 2}`}
          className="stroke-ink"
          strokeWidth={unit * 0.4}
        />
        <text x={1000 + unit * 2} y={room.width + unit * 9.2} textAnchor="start">
          1 m
        </text>
      </g>
    </svg>
  );
}
