import { Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

/** A titled part of a screen. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: 2, md: 3 }, marginBlockEnd: 3, maxWidth: 880 }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
