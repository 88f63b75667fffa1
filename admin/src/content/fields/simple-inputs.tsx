import {
  Autocomplete,
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
} from "@mui/material";
import { useState } from "react";
import type { Choice } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { texts } from "../texts.ts";
import { toNumber } from "./to-number.ts";
import { useInput } from "./use-input.ts";

type Named = { path: string; label: string; hint?: string | undefined };

export function LineInput({
  path,
  label,
  hint,
  type = "text",
  readOnly = false,
}: Named & { type?: "text" | "date"; readOnly?: boolean }) {
  const { value, set, onBlur, ref, error, disabled } = useInput<string>(path);
  return (
    <TextField
      fullWidth
      label={label}
      type={type}
      value={value ?? ""}
      onChange={(event) => set(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? (disabled ? undefined : hint)}
      disabled={disabled ?? false}
      slotProps={{
        htmlInput: { readOnly, dir: "auto", spellCheck: false },
        ...(type === "date" && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

/** A number as it is typed: “0.” on the way to “0.5” is not yet wrong. */
export function NumberInput({ path, label, hint, unit }: Named & { unit?: string | undefined }) {
  const { value, set, onBlur, ref, error, disabled } = useInput<number | string | null>(path);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && toNumber(typed) === value ? typed : (value ?? "");
  return (
    <TextField
      fullWidth
      label={unit ? `${label} (${unit})` : label}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        set(toNumber(event.target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? (disabled ? undefined : hint)}
      disabled={disabled ?? false}
      slotProps={{ htmlInput: { inputMode: "decimal", dir: "ltr" } }}
    />
  );
}

export function ChoiceInput({
  path,
  label,
  choices,
  optional = false,
}: Named & { choices: Choice[]; optional?: boolean }) {
  const language = useLanguage();
  const { value, set, onBlur, ref, error, disabled } = useInput<string>(path);
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value ?? ""}
      onChange={(event) => set(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      disabled={disabled ?? false}
    >
      {optional && <MenuItem value="">–</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function FlagInput({ path, label }: Named) {
  const { value, set, onBlur, ref, error, disabled } = useInput<boolean>(path);
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={value ?? false}
            onChange={(event) => set(event.target.checked)}
            onBlur={onBlur}
            disabled={disabled ?? false}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}

export function ColourInput({ path, label }: Named) {
  const { value, set } = useInput<string>(path);
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "start" }}>
      <Box
        component="input"
        type="color"
        aria-label={label}
        value={value ?? ""}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => set(event.target.value)}
        sx={{
          width: 44,
          height: 40,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          padding: 0.5,
        }}
      />
      <LineInput path={path} label={label} />
    </Box>
  );
}

/** Several words, each entered with Enter. */
export function WordsInput({ path, label, hint }: Named) {
  const text = useTexts(texts);
  const { value, set, onBlur, error, disabled } = useInput<string[]>(path);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={value ?? []}
      disabled={disabled ?? false}
      onChange={(_event, words) => set(words.map((word) => word.trim()).filter(Boolean))}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          onBlur={onBlur}
          error={error !== undefined}
          helperText={error ?? (disabled ? undefined : (hint ?? text.wordsHint))}
        />
      )}
    />
  );
}
