import { Button, Typography } from "@mui/material";
import { useFormContext } from "react-hook-form";
import type { Localized } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { useEditorContext } from "../editor/editor-context.tsx";
import { keyOf } from "../field.ts";
import type { ContentLanguage } from "../languages.ts";
import { texts } from "../texts.ts";
import { stateOf } from "./text-state.ts";
import { TranslationHelp } from "./translation-help.tsx";

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
  const { outdated, confirmed, confirm, translates, isOwnText } = useEditorContext();
  const key = keyOf({ path, content: getValues() });
  if (translates && !isOwnText(`${path}.${code}`)) return null;
  const help = <TranslationHelp path={path} value={value} code={code} />;
  switch (stateOf({ value, code, key, outdated, confirmed })) {
    case "missing":
      return (
        <Mark>
          {text.missingText} {help}
        </Mark>
      );
    case "confirmed":
      return <Mark quiet>{text.confirmedText}</Mark>;
    case "outdated":
      return (
        <Mark>
          {text.staleText}{" "}
          {!translates && (
            <Button
              size="small"
              sx={{ padding: 0, minWidth: 0 }}
              onClick={() => confirm(`${key}.${code}`)}
            >
              {text.stillRight}
            </Button>
          )}{" "}
          {help}
        </Mark>
      );
    default:
      return null;
  }
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
