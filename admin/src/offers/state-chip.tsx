import { Chip } from "@mui/material";
import { useTexts } from "../language.ts";
import type { State } from "./offer.ts";
import { texts } from "./texts.ts";

const looks = {
  draft: { color: "default", variant: "outlined" },
  open: { color: "primary", variant: "outlined" },
  accepted: { color: "primary", variant: "filled" },
  declined: { color: "default", variant: "outlined" },
  withdrawn: { color: "default", variant: "outlined" },
  superseded: { color: "default", variant: "outlined" },
  expired: { color: "error", variant: "outlined" },
} as const;

export function StateChip({ state }: { state: State }) {
  const text = useTexts(texts);
  return <Chip size="small" label={text[state]} {...looks[state]} />;
}
