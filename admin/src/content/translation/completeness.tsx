import { Box, Chip, Tooltip } from "@mui/material";
import { useTexts } from "../../language.ts";
import { contentLanguages } from "../languages.ts";
import { texts } from "../texts.ts";
import type { ToDo } from "./count-to-do.ts";

/** What is left to do in each language, at a glance. */
export function Completeness({ toDo }: { toDo: ToDo }) {
  const text = useTexts(texts);
  return (
    <Box sx={{ display: "flex", gap: 0.5 }}>
      {contentLanguages.map(({ code, name }) => {
        const { missing, outdated } = toDo[code];
        const parts = [
          ...(missing > 0 ? [text.missingIn(name, missing)] : []),
          ...(outdated > 0 ? [text.outdatedIn(name, outdated)] : []),
        ];
        const label = parts.join(" · ") || text.completeIn(name);
        return (
          <Tooltip key={code} title={label}>
            <Chip
              size="small"
              label={code}
              role="img"
              aria-label={label}
              variant={parts.length > 0 ? "filled" : "outlined"}
              color={missing > 0 ? "error" : outdated > 0 ? "warning" : "success"}
              sx={{ minWidth: 36, fontVariantNumeric: "tabular-nums" }}
            />
          </Tooltip>
        );
      })}
    </Box>
  );
}
