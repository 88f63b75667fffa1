import { Box, Typography, useTheme } from "@mui/material";
import { useId, useState } from "react";
import { useIntl, useTexts } from "../language.ts";
import { CountTable } from "./count-table.tsx";
import { scaleOf } from "./scale.ts";
import { texts } from "./texts.ts";
import type { DayCount } from "./use-figures.ts";
import { useWidth } from "./use-width.ts";

const height = 220;
const edge = { top: 12, bottom: 28, start: 44, end: 8 };
const plotHeight = height - edge.top - edge.bottom;
/** Between two days that are named. */
const labelWidth = 84;

/** A bar for each day; the table beneath says the same in numbers. */
export function DayChart({ title, days }: { title: string; days: DayCount[] }) {
  const text = useTexts(texts);
  const intl = useIntl();
  const id = useId();
  const { palette } = useTheme();
  const { ref, width } = useWidth();
  const [shown, setShown] = useState<DayCount>();
  const numbers = new Intl.NumberFormat(intl);
  const shortDay = new Intl.DateTimeFormat(intl, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const longDay = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone: "UTC" });
  const { top, steps } = scaleOf(Math.max(...days.map(({ count }) => count)));
  const step = (width - edge.start - edge.end) / days.length;
  const yOf = (count: number) => edge.top + plotHeight * (1 - count / top);
  const every = Math.ceil(labelWidth / step);
  return (
    <Box component="figure" ref={ref} sx={{ margin: 0, minWidth: 0 }} aria-labelledby={id}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, minHeight: 28 }}>
        <Typography id={id} component="figcaption" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }} aria-hidden>
          {shown && `${longDay.format(new Date(shown.day))} · ${numbers.format(shown.count)}`}
        </Typography>
      </Box>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        onPointerLeave={() => setShown(undefined)}
        sx={{ display: "block", width: "100%", height }}
      >
        {steps.map((value) => (
          <g key={value}>
            <line
              x1={edge.start}
              x2={width - edge.end}
              y1={yOf(value)}
              y2={yOf(value)}
              stroke={palette.divider}
            />
            <text
              x={edge.start - 8}
              y={yOf(value)}
              fontSize={12}
              fill={palette.text.secondary}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {numbers.format(value)}
            </text>
          </g>
        ))}
        {days.map((day, at) => {
          const x = edge.start + at * step;
          return (
            <g key={day.day} onPointerEnter={() => setShown(day)}>
              <rect x={x} y={edge.top} width={step} height={plotHeight} fill="transparent" />
              <rect
                x={x + step * 0.12}
                y={yOf(day.count)}
                width={step * 0.76}
                height={edge.top + plotHeight - yOf(day.count)}
                rx={Math.min(2, step / 4)}
                fill={shown?.day === day.day ? palette.secondary.main : palette.primary.main}
              />
              {(days.length - 1 - at) % every === 0 && (
                <text
                  x={at === days.length - 1 ? x + step : x + step / 2}
                  y={height - 8}
                  fontSize={12}
                  fill={palette.text.secondary}
                  textAnchor={at === days.length - 1 ? "end" : "middle"}
                >
                  {shortDay.format(new Date(day.day))}
                </text>
              )}
            </g>
          );
        })}
      </Box>
      <CountTable
        label={text.day}
        rows={days
          .toReversed()
          .map(({ day, count }) => ({ name: longDay.format(new Date(day)), count }))}
      />
    </Box>
  );
}
