import { Box, MenuItem, TextField } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { useTexts } from "../language.ts";
import { LocalizedInput } from "./localized-input.tsx";
import { LineInput } from "./simple-inputs.tsx";
import { texts } from "./texts.ts";

const parts = {
  laboratory: ["standard", "laboratory", "report", "date", "document"],
  literature: ["source", "standard", "url"],
  indicative: ["note"],
} as const;
type EvidenceKind = keyof typeof parts;

/** How we know a number. Only a laboratory's report makes it a test result. */
export function EvidenceInput({ path }: { path: string }) {
  const text = useTexts(texts);
  const { setValue, formState } = useFormContext();
  const kind: EvidenceKind = useWatch({ name: `${path}.kind` }) ?? "indicative";
  const labels: Record<string, string> = {
    standard: text.standard,
    laboratory: text.laboratoryName,
    report: text.report,
    date: text.reportDate,
    document: text.document,
    source: text.source,
    url: text.url,
    note: text.note,
  };
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
        disabled={formState.disabled}
        onChange={(event) => setValue(path, { kind: event.target.value }, { shouldDirty: true })}
      >
        {(Object.keys(parts) as EvidenceKind[]).map((choice) => (
          <MenuItem key={choice} value={choice}>
            {text[choice]}
          </MenuItem>
        ))}
      </TextField>
      {parts[kind].map((part) =>
        part === "source" || part === "note" ? (
          <Box key={part} sx={{ gridColumn: "1 / -1" }}>
            <LocalizedInput path={`${path}.${part}`} label={labels[part] ?? part} />
          </Box>
        ) : (
          <LineInput
            key={part}
            path={`${path}.${part}`}
            label={labels[part] ?? part}
            type={part === "date" ? "date" : "text"}
          />
        ),
      )}
    </Box>
  );
}
