import { type PointerEvent, useEffect, useRef, useState } from "react";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { type Chosen, cutSquare } from "./read-picture.ts";

/** The side of the window through which the picture is seen, in CSS pixels. */
const view = 288;

/** Moves and enlarges a picture behind a square window; by pointer, or by the sliders. */
export function CropSquare({
  chosen,
  onCropped,
  onCancel,
}: {
  chosen: Chosen;
  onCropped: (square: Blob) => void;
  onCancel: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(1);
  /** Shares of what lies outside the window; the middle at first. */
  const [across, setAcross] = useState(0.5);
  const [down, setDown] = useState(0.5);
  const side = Math.min(chosen.width, chosen.height) / zoom;
  const room = { across: chosen.width - side, down: chosen.height - side };
  const left = room.across * across;
  const top = room.down * down;

  useEffect(() => {
    const drawing = canvas.current?.getContext("2d");
    drawing?.drawImage(chosen.picture, left, top, side, side, 0, 0, view, view);
  }, [chosen, left, top, side]);

  function drag({ buttons, movementX, movementY, currentTarget, pointerId }: PointerEvent) {
    if (buttons === 0) return;
    currentTarget.setPointerCapture(pointerId);
    const scale = side / view;
    if (room.across > 0) setAcross((now) => within(now - (movementX * scale) / room.across));
    if (room.down > 0) setDown((now) => within(now - (movementY * scale) / room.down));
  }

  async function crop() {
    const square = await cutSquare({ chosen, left, top, side });
    if (square) onCropped(square);
  }

  return (
    <div className="grid gap-5">
      <canvas
        ref={canvas}
        width={view}
        height={view}
        onPointerMove={drag}
        className="size-72 cursor-move touch-none rounded-full bg-sand"
      />
      <Slider label={m.avatar_zoom()} value={zoom} from={1} to={4} onChange={setZoom} />
      <Slider label={m.avatar_across()} value={across} from={0} to={1} onChange={setAcross} />
      <Slider label={m.avatar_down()} value={down} from={0} to={1} onChange={setDown} />
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={crop} className={buttonClass()}>
          {m.save()}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass("outline")}>
          {m.cancel()}
        </button>
      </div>
    </div>
  );
}

const within = (share: number) => Math.min(1, Math.max(0, share));

function Slider({
  label,
  value,
  from,
  to,
  onChange,
}: {
  label: string;
  value: number;
  from: number;
  to: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className="grid max-w-72 gap-1 text-sm">
      {label}
      <input
        type="range"
        min={from}
        max={to}
        step="0.01"
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="accent-oak-deep"
      />
    </label>
  );
}
