import { useId } from "react";
import type { RoomDimensions } from "#domain/cases/case-content.ts";
import { language } from "#domain/language/language.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { formatShort } from "../ui/format/format-number.ts";
import { PersonFigure, personHeight } from "../ui/pictures/person-figure.tsx";
import { cut, placeRoom, type RoomGeometry } from "./room-geometry.ts";

/** How large a unit of the sheet is on the page, where there is room. */
const enlarged = 1.1;

/** The room in section and plan, drawn from its dimensions. The same in every language, so it is never mirrored. */
export function RoomDrawing({ dimensions }: { dimensions: RoomDimensions }) {
  const id = useId();
  const room = placeRoom(dimensions);
  const written = {
    length: formatShort(dimensions.length),
    width: formatShort(dimensions.width),
    height: formatShort(dimensions.height),
  };
  return (
    <figure className="break-inside-avoid print:max-w-[9cm]">
      <div dir="ltr" className="flex rtl:justify-end">
        <svg
          viewBox={`0 0 ${room.width} ${room.height}`}
          width={Math.round(room.width * enlarged)}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          className="tabular block h-auto max-w-full text-[0.8125rem]"
        >
          <title id={`${id}-title`}>{m.case_plan_title()}</title>
          <desc id={`${id}-text`}>{m.case_plan_text(written)}</desc>
          <Section room={room} height={written.height} />
          <Plan room={room} length={written.length} width={written.width} />
          <ScaleBar {...room.bar} />
        </svg>
      </div>
      <figcaption className="mt-2 text-sm text-felt">{m.case_plan_note()}</figcaption>
    </figure>
  );
}

function Section({ room: { section, scale }, height }: { room: RoomGeometry; height: string }) {
  const floor = section.y + section.height;
  const tall = (personHeight / 1000) * scale;
  return (
    <g>
      <Cut {...section} />
      <path
        d={`M${section.x - cut - 10} ${floor}H${section.x + section.width + cut + 10}`}
        className="stroke-ink"
        strokeWidth="1.25"
      />
      <PersonFigure
        transform={`translate(${section.x + Math.max(section.width * 0.2, 16)} ${floor - tall}) scale(${scale / 1000})`}
      />
      <Upright x={section.x - cut - 14} from={section.y} to={floor} text={height} />
      <Name x={section.x + section.width - 6} y={section.y + 16}>
        {m.case_section()}
      </Name>
    </g>
  );
}

function Plan({
  room: { plan },
  length,
  width,
}: {
  room: RoomGeometry;
  length: string;
  width: string;
}) {
  const line = plan.y + plan.height + cut + 12;
  return (
    <g>
      <Cut {...plan} />
      <Upright x={plan.x - cut - 14} from={plan.y} to={plan.y + plan.height} text={width} />
      <path
        d={`M${plan.x} ${line}h${plan.width}m0-4v8M${plan.x} ${line - 4}v8`}
        className="fill-none stroke-felt"
        strokeWidth="0.9"
      />
      <text
        x={plan.x + plan.width / 2}
        y={line + 16}
        textAnchor="middle"
        className="fill-ink font-semibold"
      >
        {length}
      </text>
      <Name x={plan.x + plan.width - 6} y={plan.y + 16}>
        {m.case_plan()}
      </Name>
    </g>
  );
}

/** What is cut through is solid, what is within is the room. */
function Cut({ x, y, width, height }: RoomGeometry["plan"]) {
  return (
    <g>
      <rect
        x={x - cut}
        y={y - cut}
        width={width + 2 * cut}
        height={height + 2 * cut}
        className="fill-ink"
      />
      <rect x={x} y={y} width={width} height={height} className="fill-sand" />
    </g>
  );
}

function Upright({ x, from, to, text }: { x: number; from: number; to: number; text: string }) {
  return (
    <g>
      <path
        d={`M${x} ${from}V${to}m-4 0h8M${x - 4} ${from}h8`}
        className="fill-none stroke-felt"
        strokeWidth="0.9"
      />
      <text
        transform={`translate(${x - 6} ${(from + to) / 2}) rotate(-90)`}
        textAnchor="middle"
        className="fill-ink font-semibold"
      >
        {text}
      </text>
    </g>
  );
}

function Name({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor="end" className="fill-felt">
      {children}
    </text>
  );
}

function ScaleBar({ x, y, metres, width }: RoomGeometry["bar"]) {
  const half = width / 2;
  // Number and unit in the order of the language; the end of a line from the right is its left.
  const { dir } = language(getLocale());
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height="5"
        className="fill-paper stroke-ink"
        strokeWidth="0.9"
      />
      <rect x={x} y={y} width={half} height="5" className="fill-ink" />
      <text
        x={x + width + 8}
        y={y + 7}
        direction={dir}
        textAnchor={dir === "rtl" ? "end" : "start"}
        className="fill-ink"
      >
        {m.metres({ value: metres })}
      </text>
    </g>
  );
}
