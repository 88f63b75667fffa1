import { Box, Dialog } from "@mui/material";
import type { ReactNode } from "react";

/** A form with its page beside it; where there is no room for both, the page lies over the form. */
export function BesidePreview({
  open,
  beside,
  label,
  preview,
  onClose,
  children,
}: {
  open: boolean;
  beside: boolean;
  label: string;
  preview: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const split = open && beside;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: split ? "minmax(0, 5fr) minmax(0, 6fr)" : "minmax(0, 1fr)",
      }}
    >
      <div>{children}</div>
      {split && (
        // Below the bar of the window and the one of the record.
        <Box sx={{ position: "sticky", top: 140, height: "calc(100vh - 156px)", minHeight: 360 }}>
          {preview}
        </Box>
      )}
      {open && !beside && (
        <Dialog open fullScreen aria-label={label} onClose={onClose}>
          {preview}
        </Dialog>
      )}
    </Box>
  );
}
