import { Chip } from "@mui/material";
import { useTexts } from "../language.ts";
import type { Person } from "./person.ts";
import { texts } from "./texts.ts";

export function PersonState({ disabled, mustChangePassword }: Person) {
  const text = useTexts(texts);
  if (disabled) return <Chip size="small" color="error" variant="outlined" label={text.disabled} />;
  if (mustChangePassword) return <Chip size="small" variant="outlined" label={text.mustChange} />;
  return <Chip size="small" color="success" variant="outlined" label={text.active} />;
}
