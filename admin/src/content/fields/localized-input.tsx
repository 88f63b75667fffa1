import { TextField } from "@mui/material";
import { useTranslate } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import type { Localized } from "../../api.ts";
import { useIsTranslating } from "../editor/editor-context.tsx";
import { type ContentLanguage, contentLanguages } from "../languages.ts";
import { TranslationState } from "../translation/translation-state.tsx";
import { FieldGroup, SideBySide } from "./field-group.tsx";
import { useInput } from "./use-input.ts";

/** One text in three languages, side by side. */
export function LocalizedInput({
  path,
  label,
  hint,
  lines = 1,
}: {
  path: string;
  label: string;
  hint?: string | undefined;
  lines?: number;
}) {
  const value: Localized | undefined = useWatch({ name: path });
  return (
    <FieldGroup label={label} hint={hint} error={useProblem(path)}>
      <SideBySide>
        {contentLanguages.map((language) => (
          <div key={language.code}>
            <OneLanguage path={`${path}.${language.code}`} language={language} lines={lines} />
            <TranslationState path={path} value={value} code={language.code} />
          </div>
        ))}
      </SideBySide>
    </FieldGroup>
  );
}

function OneLanguage({
  path,
  language: { name, lang, dir },
  lines,
}: {
  path: string;
  language: ContentLanguage;
  lines: number;
}) {
  const { value, set, onBlur, ref, error, disabled = false } = useInput<string>(path);
  // Translators read and copy what the other languages say.
  const isTranslating = useIsTranslating();
  return (
    <TextField
      fullWidth
      multiline
      label={name}
      value={value ?? ""}
      onChange={(event) => set(lines > 1 ? event.target.value : oneLine(event.target.value))}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      disabled={disabled && !isTranslating}
      slotProps={{
        // The browser makes it as high as its words. MUI's own component lays the page out anew for
        // each of the fields, of which a product has hundreds.
        input: { inputComponent: "textarea" },
        htmlInput: {
          lang,
          dir,
          readOnly: disabled,
          rows: lines,
          sx: { fieldSizing: "content", minBlockSize: `${lines}lh` },
        },
      }}
    />
  );
}

function oneLine(words: string): string {
  return words.replace(/\s*\n\s*/g, " ");
}

/** What is wrong with a part as a whole, such as a list that is too short. */
export function useProblem(path: string): string | undefined {
  const translate = useTranslate();
  const { errors } = useFormState({ name: path });
  const found = path
    .split(".")
    .reduce<unknown>((at, step) => (at ? Reflect.get(at, step) : undefined), errors);
  const message = found ? Reflect.get(Object(found), "message") : undefined;
  return typeof message === "string" ? translate(message, { _: message }) : undefined;
}
