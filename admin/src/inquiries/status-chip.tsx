import { Chip } from "@mui/material";
import type { Status } from "./inquiry.ts";
import { useNames } from "./names.ts";

const looks = {
  new: { color: "secondary", variant: "filled" },
  contacted: { color: "secondary", variant: "outlined" },
  quoted: { color: "primary", variant: "outlined" },
  won: { color: "primary", variant: "filled" },
  lost: { color: "default", variant: "outlined" },
  spam: { color: "error", variant: "outlined" },
} as const;

export function StatusChip({ status }: { status: Status }) {
  const names = useNames();
  return <Chip size="small" label={names.status[status]} {...looks[status]} />;
}
