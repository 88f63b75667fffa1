import { Box, Chip, Tooltip } from "@mui/material";
import { useTexts } from "../language.ts";
import { contentLanguages } from "./languages.ts";
import { texts } from "./texts.ts";

type Code = (typeof contentLanguages)[number]["code"];
export type ToDo = Record<Code, { missing: number; stale: number }>;

/** What is left to do in each language, at a glance. */
export function Completeness({ toDo }: { toDo: ToDo }) {
  const text = useTexts(texts);
  return (
    <Box sx={{ display: "flex", gap: 0.5 }}>
      {contentLanguages.map(({ code, name }) => {
        const { missing, stale } = toDo[code];
        const told = [
          ...(missing > 0 ? [text.missingIn(name, missing)] : []),
          ...(stale > 0 ? [text.staleIn(name, stale)] : []),
        ];
        const label = told.join(" · ") || text.completeIn(name);
        return (
          <Tooltip key={code} title={label}>
            <Chip
              size="small"
              label={code}
              role="img"
              aria-label={label}
              variant={told.length > 0 ? "filled" : "outlined"}
              color={missing > 0 ? "error" : stale > 0 ? "warning" : "success"}
              sx={{ minWidth: 36, fontVariantNumeric: "tabular-nums" }}
            />
          </Tooltip>
        );
      })}
    </Box>
  );
}

/** The marks of a list, which say whether and not how many: `missing:ar`, `stale:en`. */
export function toDoOf(marks: string[]): ToDo {
  const one = (code: Code) => ({
    missing: marks.includes(`missing:${code}`) ? 1 : 0,
    stale: marks.includes(`stale:${code}`) ? 1 : 0,
  });
  return { zh: one("zh"), en: one("en"), ar: one("ar") };
}
