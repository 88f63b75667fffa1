import { Chip } from "@mui/material";
import { useTexts } from "../language.ts";
import type { Status } from "./record.ts";
import { texts } from "./texts.ts";

const colours = {
  draft: "default",
  scheduled: "warning",
  published: "success",
  trashed: "error",
} as const;

export function StatusChip({ status }: { status: Status }) {
  const text = useTexts(texts);
  return <Chip size="small" label={text[status]} color={colours[status]} variant="outlined" />;
}
