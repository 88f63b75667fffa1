import { Chip } from "@mui/material";
import { useTexts } from "../../language.ts";
import type { Status } from "../record.ts";
import { texts } from "../texts.ts";

const colours = {
  draft: "default",
  scheduled: "warning",
  published: "success",
  trashed: "error",
} as const;

export function StatusChip({ status, kept = false }: { status: Status; kept?: boolean }) {
  const text = useTexts(texts);
  return (
    <>
      <Chip size="small" label={text[status]} color={colours[status]} variant="outlined" />
      {kept && (
        <Chip
          size="small"
          label={text.hasKept}
          color="warning"
          variant="outlined"
          sx={{ marginInlineStart: 0.5 }}
        />
      )}
    </>
  );
}
