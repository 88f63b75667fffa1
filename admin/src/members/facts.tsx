import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** What is known of somebody or something, label by label. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ margin: 0, display: "grid", rowGap: 1.5, "& dd": { margin: 0 } }}>
      {children}
    </Box>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === "" || children === null || children === undefined) return null;
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Box component="dd" dir="auto" sx={{ whiteSpace: "pre-line" }}>
        {children}
      </Box>
    </div>
  );
}
