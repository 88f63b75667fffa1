import { Alert, Box, Paper, Skeleton, Typography } from "@mui/material";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";

/** A titled part of the dashboard, once its figures are there. */
export function FigurePanel<Figures>({
  title,
  figures: { data, error },
  children,
}: {
  title: string;
  figures: UseQueryResult<Figures>;
  children: (figures: Figures) => ReactNode;
}) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      aria-busy={data === undefined && !error}
      sx={{ padding: { xs: 2, md: 3 }, marginBlockEnd: 3 }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data === undefined ? !error && <Skeleton variant="rounded" height={220} /> : children(data)}
    </Paper>
  );
}

/** One large number. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {children}
      </Typography>
    </div>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 6, rowGap: 2, marginBlockEnd: 3 }}>
      {children}
    </Box>
  );
}
