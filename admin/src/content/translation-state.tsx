import { Button, Typography } from "@mui/material";
import { useFormContext } from "react-hook-form";
import { useTexts } from "../language.ts";
import { keyOf, type Localized } from "./field.ts";
import type { ContentLanguage } from "./languages.ts";
import { texts } from "./texts.ts";
import { useWriting } from "./writing.tsx";

/** Says of one text in one language that it is missing or may be out of date. */
export function TranslationState({
  path,
  value,
  code,
}: {
  path: string;
  value: Localized | undefined;
  code: ContentLanguage["code"];
}) {
  const text = useTexts(texts);
  const { getValues } = useFormContext();
  const { stale, confirmed, confirm } = useWriting();
  if (!value) return null;
  if (value[code].trim() === "") {
    const wanted = Object.values(value).some((words) => words.trim() !== "");
    return wanted ? <Mark>{text.missingText}</Mark> : null;
  }
  const key = keyOf({ path, content: getValues() });
  if (!stale[key]?.includes(code)) return null;
  const name = `${key}.${code}`;
  if (confirmed.includes(name)) return <Mark quiet>{text.confirmedText}</Mark>;
  return (
    <Mark>
      {text.staleText}{" "}
      <Button size="small" sx={{ padding: 0, minWidth: 0 }} onClick={() => confirm(name)}>
        {text.stillRight}
      </Button>
    </Mark>
  );
}

function Mark({ children, quiet = false }: { children: React.ReactNode; quiet?: boolean }) {
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ color: quiet ? "text.secondary" : "secondary.main", marginBlockStart: 0.25 }}
    >
      {children}
    </Typography>
  );
}
