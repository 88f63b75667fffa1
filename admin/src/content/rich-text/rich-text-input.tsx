import { useWatch } from "react-hook-form";
import type { Localized } from "../../api.ts";
import { FieldGroup, SideBySide } from "../fields/field-group.tsx";
import { contentLanguages } from "../languages.ts";
import { TranslationState } from "../translation/translation-state.tsx";
import { RichTextEditor } from "./rich-text-editor.tsx";

/** A text with headings, lists, tables and pictures, in three languages side by side. */
export function RichTextInput({
  path,
  label,
  drawings,
}: {
  path: string;
  label: string;
  /** Whether the drawings of the site may stand in it. */
  drawings: boolean;
}) {
  const value: Localized | undefined = useWatch({ name: path });
  return (
    <FieldGroup label={label}>
      <SideBySide>
        {contentLanguages.map((language) => (
          <div key={language.code}>
            <RichTextEditor
              path={`${path}.${language.code}`}
              label={label}
              language={language}
              drawings={drawings}
            />
            <TranslationState path={path} value={value} code={language.code} />
          </div>
        ))}
      </SideBySide>
    </FieldGroup>
  );
}
