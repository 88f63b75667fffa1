import { Box, FormHelperText, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

/** A named field that consists of several inputs. */
export function FieldGroup({
  label,
  hint,
  error,
  end,
  children,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands at the end of the line with the name. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" aria-labelledby={id}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, marginBlockEnd: 0.75 }}>
        <Typography id={id} component="span" sx={{ fontWeight: 600, fontSize: "0.875rem" }}>
          {label}
        </Typography>
        {hint && (
          <Typography component="span" variant="caption" sx={{ color: "text.secondary" }}>
            {hint}
          </Typography>
        )}
        {end && <Box sx={{ marginInlineStart: "auto" }}>{end}</Box>}
      </Box>
      {children}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}

/** Three columns, one for each language; below each other where there is no room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return (
    // Room in the form counts, not in the window: the page may stand beside the form.
    <Box sx={{ containerType: "inline-size" }}>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "minmax(0, 1fr)",
          "@container (min-width: 620px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
          alignItems: "start",
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
