import type { ReactNode } from "react";

/** A place in a drawing seen at an angle: along the wall, up from its foot, out into the room. */
type Place = { along: number; up: number; out: number };

const cos = 0.866;
const sin = 0.5;
const origin = { x: 10, y: 620 };

export function project({ along, up, out }: Place): { x: number; y: number } {
  return {
    x: origin.x + (along + out) * cos,
    y: origin.y + (out - along) * sin - up,
  };
}

function onto(place: Place, [a, b, c, d]: [number, number, number, number]): string {
  const { x, y } = project(place);
  return `matrix(${a} ${b} ${c} ${d} ${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** A board standing parallel to the wall, with its edge and its top; `children` are drawn on its face. */
export function Board({
  along = 0,
  up = 0,
  out,
  width,
  height,
  thickness,
  face,
  edge,
  top,
  children,
}: {
  along?: number;
  up?: number;
  out: number;
  width: number;
  height: number;
  thickness: number;
  face: string;
  edge: string;
  top: string;
  children?: ReactNode;
}) {
  const crown = up + height;
  return (
    <g>
      <rect
        width={thickness}
        height={width}
        transform={onto({ along, up: crown, out }, [cos, sin, cos, -sin])}
        className={top}
      />
      <rect
        width={thickness}
        height={height}
        transform={onto({ along, up: crown, out }, [cos, sin, 0, 1])}
        className={edge}
      />
      <g transform={onto({ along, up: crown, out: out + thickness }, [cos, -sin, 0, 1])}>
        <rect width={width} height={height} className={face} />
        {children}
      </g>
    </g>
  );
}
