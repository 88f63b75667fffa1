import { type PointerEvent, useId, useRef } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { BoxSide } from "#domain/calculator/box-sides.ts";
import { type DrawnSide, drawRoom } from "#domain/calculator/draw-room.ts";
import {
  outline,
  type Point,
  project,
  type Size,
  sheet,
} from "#domain/calculator/room-projection.ts";
import { m } from "#text";
import { formatShort } from "../ui/format/format-number.ts";
import type { Calculator } from "./use-calculator.ts";

type Dimension = keyof Size;
const steps = { least: 1, most: 60, step: 0.1 };

/** The room with what is put up in it. Its corners can be drawn out, by pointer and by keys. */
export function RoomView({
  calculator: { calculation, change },
  absorbers,
  onDrag,
}: {
  calculator: Calculator;
  absorbers: readonly Absorber[];
  /** When a wall begins to be drawn out, and when it ends. */
  onDrag: (isDragged: boolean) => void;
}) {
  const id = useId();
  const { room, treatments } = calculation;
  if (room.shape !== "box") return null;
  const size: Size = { length: room.length, width: room.width, height: room.height };
  const resize = (name: Dimension, value: number) =>
    change({ [name]: String(Math.round(clamp(value) * 10) / 10) });
  return (
    <figure className="bg-sand">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing */}
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="group"
        aria-labelledby={id}
        className="tabular block h-auto w-full touch-pan-y text-[0.8125rem] select-none"
      >
        <title id={id}>
          {m.calculator_drawing({
            length: formatShort(size.length),
            width: formatShort(size.width),
            height: formatShort(size.height),
          })}
        </title>
        {drawRoom({ room, treatments, absorbers }).map((drawn) => (
          <Side key={drawn.side} {...drawn} />
        ))}
        {(["length", "width", "height"] as const).map((name) => (
          <Handle
            key={name}
            {...{ name, size, onDrag }}
            onResize={(value) => resize(name, value)}
          />
        ))}
      </svg>
      <figcaption className="px-5 pb-4 text-sm text-felt print:hidden">
        {m.calculator_drawing_note()}
      </figcaption>
    </figure>
  );
}

const clamp = (value: number) => Math.min(steps.most, Math.max(steps.least, value));

const grounds: Partial<Record<BoxSide, string>> = {
  floor: "fill-line",
  back: "fill-paper",
  left: "fill-white",
};

function Side({ side, isNear, corners, parts }: DrawnSide) {
  return (
    <g>
      <path
        d={outline(corners)}
        className={`stroke-felt ${grounds[side] ?? "fill-none"}`}
        strokeWidth="1"
        strokeDasharray={isNear ? "3 4" : undefined}
      />
      {parts.map(({ corners: part, colour }) => (
        <path
          key={outline(part)}
          d={outline(part)}
          fill={colour ?? "#9db8c4"}
          fillOpacity={isNear ? 0.45 : colour ? 1 : 0.6}
          className="stroke-ink"
          strokeWidth="0.75"
          data-panel={colour ? side : undefined}
        />
      ))}
    </g>
  );
}

const handleNames = {
  length: m.calculator_length,
  width: m.calculator_width,
  height: m.calculator_height,
};

function Handle({
  name,
  size,
  onDrag,
  onResize,
}: {
  name: Dimension;
  size: Size;
  onDrag: (isDragged: boolean) => void;
  onResize: (value: number) => void;
}) {
  const start = useRef<{ pointer: Point; value: number; perUnit: Point }>(undefined);
  const { at } = project(size);
  const place = {
    length: at(size.length, size.width / 2, 0),
    width: at(size.length / 2, size.width, 0),
    height: at(0, 0, size.height),
  }[name];
  // Beside the edge that is so long, which is not the one that the handle moves.
  const edge = {
    length: at(size.length / 2, size.width, 0),
    width: at(size.length, size.width / 2, 0),
    height: place,
  }[name];
  const value = size[name];

  function begin(event: PointerEvent<SVGGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    onDrag(true);
    const svg = event.currentTarget.ownerSVGElement;
    const perPixel = sheet.width / (svg?.getBoundingClientRect().width ?? sheet.width);
    const zero = at(0, 0, 0);
    const one = { length: at(1, 0, 0), width: at(0, 1, 0), height: at(0, 0, 1) }[name];
    start.current = {
      pointer: { x: event.clientX, y: event.clientY },
      value,
      perUnit: { x: (one.x - zero.x) / perPixel, y: (one.y - zero.y) / perPixel },
    };
  }

  function end() {
    start.current = undefined;
    onDrag(false);
  }

  function move(event: PointerEvent<SVGGElement>) {
    if (!start.current) return;
    const { pointer, value: before, perUnit } = start.current;
    const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
    const along = (dx * perUnit.x + dy * perUnit.y) / (perUnit.x ** 2 + perUnit.y ** 2);
    onResize(before + along);
  }

  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={handleNames[name]()}
      aria-valuemin={steps.least}
      aria-valuemax={steps.most}
      aria-valuenow={value}
      aria-valuetext={m.metres({ value: formatShort(value) })}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        const by = {
          ArrowUp: 1,
          ArrowRight: 1,
          ArrowDown: -1,
          ArrowLeft: -1,
          PageUp: 10,
          PageDown: -10,
        }[event.key];
        if (!by) return;
        event.preventDefault();
        onResize(value + by * steps.step);
      }}
      className="group cursor-grab touch-none outline-none"
      transform={`translate(${place.x} ${place.y})`}
    >
      <circle r="22" className="fill-transparent" />
      <circle
        r="7"
        className="fill-oak-deep stroke-paper group-hover:fill-ink group-focus-visible:fill-ink"
        strokeWidth="2.5"
      />
      <circle
        r="12"
        className="fill-none stroke-transparent group-focus-visible:stroke-oak"
        strokeWidth="2"
      />
      <text
        // From its middle, which is the same from both directions of reading.
        x={edge.x - place.x + (name === "length" ? -34 : 34)}
        y={edge.y - place.y + 5}
        textAnchor="middle"
        className="pointer-events-none fill-ink font-semibold"
      >
        {m.metres({ value: formatShort(value) })}
      </text>
    </g>
  );
}
