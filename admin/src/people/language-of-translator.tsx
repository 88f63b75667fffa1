import { required, SelectInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { contentLanguages } from "../content/languages.ts";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";

const choices = contentLanguages.map(({ code, name }) => ({ id: code, name }));

/** The language a translator writes; nobody else is asked for one. */
export function LanguageOfTranslator({ readOnly = false }: { readOnly?: boolean }) {
  const text = useTexts(texts);
  const role: unknown = useWatch({ name: "role" });
  if (role !== "translator") return null;
  return (
    <SelectInput
      source="translates"
      label={text.translates}
      choices={choices}
      validate={required()}
      translateChoice={false}
      readOnly={readOnly}
    />
  );
}
