import { Box, Typography, useTheme } from "@mui/material";
import { useId } from "react";
import { useIntl, useTexts } from "../language.ts";
import { CountTable } from "./count-table.tsx";
import { shorten } from "./shorten.ts";
import { texts } from "./texts.ts";
import type { Count } from "./use-figures.ts";
import { useWidth } from "./use-width.ts";

const line = 36;

/** Bars of what there is most of; the table beneath says the same in numbers. */
export function ShareChart({
  title,
  rows,
  total,
}: {
  title: string;
  rows: Count[];
  total: number;
}) {
  const text = useTexts(texts);
  const intl = useIntl();
  const id = useId();
  const { palette } = useTheme();
  const numbers = new Intl.NumberFormat(intl);
  const shares = new Intl.NumberFormat(intl, { style: "percent", maximumFractionDigits: 1 });
  const { ref, width } = useWidth();
  const greatest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Box component="figure" ref={ref} sx={{ margin: 0, minWidth: 0 }} aria-labelledby={id}>
      <Typography id={id} component="figcaption" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {total === 0 && <Typography sx={{ color: "text.secondary" }}>{text.nothing}</Typography>}
      {total > 0 && (
        <>
          <Box
            component="svg"
            viewBox={`0 0 ${width} ${rows.length * line}`}
            aria-hidden
            sx={{ display: "block", width: "100%", height: rows.length * line }}
          >
            {rows.map(({ name, count }, at) => (
              <g key={name} transform={`translate(0 ${at * line})`}>
                <text y={14} fontSize={13} fill={palette.text.primary}>
                  {shorten(name, Math.floor((width - 110) / 7.5))}
                </text>
                <text x={width} y={14} fontSize={13} fill={palette.text.secondary} textAnchor="end">
                  {`${numbers.format(count)} · ${shares.format(count / total)}`}
                </text>
                <rect
                  y={19}
                  width={width}
                  height={5}
                  rx={2.5}
                  fill={palette.divider}
                  opacity={0.5}
                />
                <rect
                  y={19}
                  width={(width * count) / greatest}
                  height={5}
                  rx={2.5}
                  fill={palette.primary.main}
                />
              </g>
            ))}
          </Box>
          <CountTable label={title} rows={rows} />
        </>
      )}
    </Box>
  );
}
