import type { ProductContent } from "#domain/catalogue/product-content.ts";
import type { MountingKind } from "#domain/catalogue/product-kinds.ts";

const width = 160;

/** How far below wall or slab the panel stands, and what is in between. */
const voids: Record<
  MountingKind,
  { depth: number; wool: boolean; carrier: "none" | "battens" | "hangers" }
> = {
  direct: { depth: 0, wool: false, carrier: "none" },
  battens: { depth: 24, wool: false, carrier: "battens" },
  "battens-wool": { depth: 24, wool: true, carrier: "battens" },
  "ceiling-void": { depth: 40, wool: false, carrier: "hangers" },
  "ceiling-void-wool": { depth: 40, wool: true, carrier: "hangers" },
  suspended: { depth: 46, wool: false, carrier: "hangers" },
};

const wall = 14;

/**
 * A section through a mounting, structure above and room below: a wall as seen from over it, a
 * ceiling as seen from its side. The same in every language, so it is never mirrored.
 */
export function BuildUpDrawing({
  kind,
  material,
  className = "",
}: {
  kind: MountingKind;
  material: ProductContent["material"];
  className?: string;
}) {
  const { depth, wool, carrier } = voids[kind];
  const panel = wall + depth;
  return (
    <svg
      viewBox={`0 0 ${width} 80`}
      className={`block ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <Structure />
      {wool && (
        <Wool
          top={kind === "battens-wool" ? wall : panel - 14}
          height={kind === "battens-wool" ? depth : 14}
        />
      )}
      {carrier === "battens" &&
        [18, 80, 142].map((x) => (
          <rect
            key={x}
            x={x - 7}
            y={wall}
            width="14"
            height={depth}
            className="fill-line stroke-oak-deep"
            strokeWidth="0.75"
          />
        ))}
      {carrier === "hangers" &&
        [36, 124].map((x) => (
          <path key={x} d={`M${x} ${wall}V${panel}`} className="stroke-felt" strokeWidth="1" />
        ))}
      {kind === "suspended" ? <Hanging top={panel} /> : <Panel top={panel} material={material} />}
    </svg>
  );
}

function Structure() {
  const strokes = Array.from(
    { length: 17 },
    (_, position) => `M${position * 10} ${wall}l10-${wall}`,
  );
  return (
    <g>
      <rect width={width} height={wall} className="fill-sand" />
      <path d={strokes.join("")} className="stroke-felt/60" strokeWidth="0.75" />
      <path d={`M0 ${wall}H${width}`} className="stroke-ink" strokeWidth="1.25" />
    </g>
  );
}

function Wool({ top, height }: { top: number; height: number }) {
  const waves = Array.from(
    { length: width / 8 },
    () => `c0-${height * 0.9} 8-${height * 0.9} 8 0`,
  ).join("");
  return (
    <g>
      <rect y={top} width={width} height={height} className="fill-oak/10" />
      <path
        d={`M0 ${top + height - 1}${waves}`}
        className="fill-none stroke-oak"
        strokeWidth="0.9"
      />
    </g>
  );
}

function Panel({ top, material }: { top: number; material: ProductContent["material"] }) {
  if (material === "wood-slat") {
    return (
      <g>
        <rect y={top} width={width} height="5" className="fill-felt" />
        {Array.from({ length: 10 }, (_, position) => position * 16 + 2).map((x) => (
          <rect key={x} x={x} y={top + 5} width="11" height="8" className="fill-oak-deep" />
        ))}
      </g>
    );
  }
  if (material === "perforated-wood" || material === "grooved-wood") {
    return (
      <g>
        <rect y={top} width={width} height="2" className="fill-felt" />
        {Array.from({ length: 10 }, (_, position) => position * 16).map((x) => (
          <rect key={x} x={x} y={top + 2} width="13" height="9" className="fill-oak-deep" />
        ))}
      </g>
    );
  }
  return <rect y={top} width={width} height="9" className="fill-moss" />;
}

function Hanging({ top }: { top: number }) {
  return <rect x="20" y={top} width="120" height="8" className="fill-moss" />;
}
