import { Box } from "@mui/material";
import { useTexts } from "../../language.ts";
import { texts } from "../texts.ts";
import { type Bands, octaves, thirds } from "./bands.ts";

const width = 340;
const height = 200;
const inset = { start: 34, end: 10, top: 10, bottom: 26 };
const most = 1.2;

function x(band: number): number {
  const share = Math.log2(band / 90) / Math.log2(5600 / 90);
  return inset.start + share * (width - inset.start - inset.end);
}

function y(coefficient: number): number {
  const share = Math.min(coefficient, most) / most;
  return height - inset.bottom - share * (height - inset.top - inset.bottom);
}

function pointsOf(bands: Bands, wanted: readonly number[]) {
  return wanted.flatMap((band) => {
    const coefficient = bands[band];
    return typeof coefficient === "number" ? [{ x: x(band), y: y(coefficient), band }] : [];
  });
}

/** What is typed, drawn at once; the table beside it says the same in numbers. */
export function AbsorptionCurve({
  absorption,
  thirds: fine,
}: {
  absorption: Bands;
  thirds: Bands;
}) {
  const text = useTexts(texts);
  const coarse = pointsOf(absorption, octaves);
  const finer = pointsOf(fine, thirds);
  const line = (points: { x: number; y: number }[]) =>
    points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ");
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text.curve}
      sx={{
        width: "100%",
        maxWidth: 420,
        color: "text.secondary",
        "& text": { fontSize: 10, fill: "currentColor" },
      }}
    >
      {[0, 0.2, 0.4, 0.6, 0.8, 1].map((step) => (
        <g key={step}>
          <Box
            component="line"
            x1={inset.start}
            x2={width - inset.end}
            y1={y(step)}
            y2={y(step)}
            sx={{ stroke: "currentColor", opacity: 0.2 }}
          />
          <text x={inset.start - 6} y={y(step) + 3} textAnchor="end">
            {step.toFixed(1)}
          </text>
        </g>
      ))}
      {octaves.map((band) => (
        <text key={band} x={x(band)} y={height - 8} textAnchor="middle">
          {band}
        </text>
      ))}
      {finer.length > 1 && (
        <Box
          component="polyline"
          points={line(finer)}
          sx={{
            fill: "none",
            stroke: (theme) => theme.palette.secondary.light,
            strokeWidth: 1.5,
            strokeDasharray: "3 3",
          }}
        />
      )}
      <Box
        component="polyline"
        points={line(coarse)}
        sx={{ fill: "none", stroke: (theme) => theme.palette.primary.main, strokeWidth: 2 }}
      />
      {coarse.map((point) => (
        <Box
          component="circle"
          key={point.band}
          cx={point.x}
          cy={point.y}
          r={3}
          sx={{ fill: (theme) => theme.palette.primary.main }}
        />
      ))}
    </Box>
  );
}
