import { Box, MenuItem, TextField } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { useTexts } from "../../language.ts";
import { useIsTranslating } from "../editor/editor-context.tsx";
import { texts } from "../texts.ts";
import { LocalizedInput } from "./localized-input.tsx";
import { LineInput } from "./simple-inputs.tsx";

const parts = {
  laboratory: ["standard", "laboratory", "report", "date", "document"],
  literature: ["standard", "url"],
  indicative: [],
} as const;
type EvidenceKind = keyof typeof parts;

/** What is said in three languages: who published a number, or what to think of it. */
const words = { laboratory: undefined, literature: "source", indicative: "note" } as const;

const everyKind: EvidenceKind[] = ["laboratory", "literature", "indicative"];

/** How we know a number. Only a laboratory's report makes it a test result. */
export function EvidenceInput({
  path,
  kinds = everyKind,
}: {
  path: string;
  kinds?: EvidenceKind[];
}) {
  const text = useTexts(texts);
  const { setValue, formState } = useFormContext();
  const isTranslating = useIsTranslating();
  const kind: EvidenceKind = useWatch({ name: `${path}.kind` }) ?? "indicative";
  const labels: Record<string, string> = {
    standard: text.standard,
    laboratory: text.laboratoryName,
    report: text.report,
    date: text.reportDate,
    document: text.document,
    url: text.url,
  };
  const wordsOf = words[kind];
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      <TextField
        select
        label={text.evidence}
        value={kind}
        disabled={formState.disabled || isTranslating}
        onChange={(event) => setValue(path, { kind: event.target.value }, { shouldDirty: true })}
      >
        {kinds.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {text[choice]}
          </MenuItem>
        ))}
      </TextField>
      {parts[kind].map((part) => (
        <LineInput
          key={part}
          path={`${path}.${part}`}
          label={labels[part] ?? part}
          type={part === "date" ? "date" : "text"}
        />
      ))}
      {wordsOf && (
        <Box sx={{ gridColumn: "1 / -1" }}>
          <LocalizedInput path={`${path}.${wordsOf}`} label={text[wordsOf]} />
        </Box>
      )}
    </Box>
  );
}
