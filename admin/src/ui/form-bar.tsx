import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { SaveButton } from "react-admin";
import { savingKeys } from "../office/shortcuts.ts";

/** The end of a form: its button, and what else belongs beside it. */
export function FormBar({
  label,
  icon,
  children,
}: {
  label?: string;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Box sx={{ display: "flex", gap: 1, marginBlockStart: 1 }}>
      <SaveButton
        aria-keyshortcuts={savingKeys}
        {...(label && { label })}
        {...(icon && { icon })}
      />
      {children}
    </Box>
  );
}
