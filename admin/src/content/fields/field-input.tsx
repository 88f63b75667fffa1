import { Box, Checkbox, FormControlLabel } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import type { Field } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { MountingInput } from "../acoustics/mounting-input.tsx";
import { MountingsInput } from "../acoustics/mountings-input.tsx";
import { useIsTranslating } from "../editor/editor-context.tsx";
import { blankOf, emptyText } from "../field.ts";
import { RichTextInput } from "../rich-text/rich-text-input.tsx";
import { texts } from "../texts.ts";
import { useShown } from "../use-shown.ts";
import { BlocksInput } from "./blocks-input.tsx";
import { EvidenceInput } from "./evidence-input.tsx";
import { FieldGroup } from "./field-group.tsx";
import { FileInput } from "./file-input.tsx";
import { IdInput } from "./id-input.tsx";
import { ListInput } from "./list-input.tsx";
import { LocalizedInput } from "./localized-input.tsx";
import { PictureInput, PicturesInput } from "./picture-input.tsx";
import { PointsInput } from "./points-input.tsx";
import { ReferenceInput, ReferencesInput } from "./reference-input.tsx";
import { SectionsInput } from "./sections-input.tsx";
import { SeoInput } from "./seo-input.tsx";
import {
  ChoiceInput,
  ColourInput,
  FlagInput,
  LineInput,
  NumberInput,
  WordsInput,
} from "./simple-inputs.tsx";

const small = new Set([
  "line",
  "number",
  "date",
  "flag",
  "colour",
  "choice",
  "reference",
  "picture",
  "mounting",
]);

/** The inputs of a record or of a part of it; short ones share a line. */
export function FieldInputs({ fields, path = "" }: { fields: Field[]; path?: string }) {
  const shown = useShown(fields);
  return (
    // Room in the form counts, not in the window: the page may stand beside the form.
    <Box sx={{ containerType: "inline-size" }}>
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          gridTemplateColumns: "minmax(0, 1fr)",
          [someRoom]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
          alignItems: "start",
        }}
      >
        {shown.map((field) => (
          <Box key={field.name} data-field={pathOf(field, path)} sx={columnsOf(field)}>
            <FieldInput field={field} path={pathOf(field, path)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function pathOf({ name }: Field, path: string): string {
  return path === "" ? name : `${path}.${name}`;
}

const someRoom = "@container (min-width: 520px)";
const muchRoom = "@container (min-width: 840px)";

function columnsOf({ as, wide = false }: Field) {
  if (!small.has(as)) return { gridColumn: "1 / -1" };
  return {
    gridColumn: "1 / -1",
    [someRoom]: { gridColumn: "span 3" },
    [muchRoom]: { gridColumn: wide ? "span 3" : "span 2" },
  };
}

function FieldInput({ field, path }: { field: Field; path: string }) {
  const language = useLanguage();
  const named = { path, label: field.label[language], hint: field.hint?.[language] };
  switch (field.as) {
    case "text":
      return <LocalizedInput {...named} lines={field.lines ?? 1} />;
    case "rich":
      return <RichTextInput {...named} drawings={field.drawings ?? false} />;
    case "texts":
      return (
        <ListInput {...named} blankPart={emptyText}>
          {(part) => <LocalizedInput path={part} label={named.label} lines={2} />}
        </ListInput>
      );
    case "line":
      return path === "id" ? <IdInput {...named} /> : <LineInput {...named} />;
    case "words":
      return <WordsInput {...named} />;
    case "number":
      return <NumberInput {...named} unit={field.unit} />;
    case "date":
      return <LineInput {...named} type="date" />;
    case "flag":
      return <FlagInput {...named} />;
    case "colour":
      return <ColourInput {...named} />;
    case "choice":
      return <ChoiceInput {...named} choices={field.choices} optional={field.optional ?? false} />;
    case "picture":
      return <PictureInput {...named} />;
    case "pictures":
      return <PicturesInput {...named} />;
    case "file":
      return <FileInput {...named} />;
    case "reference":
      return <ReferenceInput {...named} kind={field.kind} optional={field.optional ?? false} />;
    case "references":
      return <ReferencesInput {...named} kind={field.kind} />;
    case "group":
      return <GroupInput {...named} of={field.of} optional={field.optional ?? false} />;
    case "list":
      return (
        <ListInput {...named} blankPart={() => blankOf(field.of)}>
          {(part) => <FieldInputs fields={field.of} path={part} />}
        </ListInput>
      );
    case "sections":
      return (
        <SectionsInput {...named} kinds={field.kinds}>
          {(part, fields) => <FieldInputs fields={fields} path={part} />}
        </SectionsInput>
      );
    case "evidence":
      return <EvidenceInput {...named} />;
    case "mountings":
      return <MountingsInput {...named} />;
    case "mounting":
      return <MountingInput {...named} />;
    case "points":
      return <PointsInput {...named} />;
    case "blocks":
      return <BlocksInput {...named} />;
    case "seo":
      return <SeoInput {...named} />;
  }
}

/** Parts that belong together; optional ones are there or not. */
function GroupInput({
  path,
  label,
  of,
  optional,
}: {
  path: string;
  label: string;
  of: Field[];
  optional: boolean;
}) {
  const text = useTexts(texts);
  const { setValue, formState } = useFormContext();
  const isTranslating = useIsTranslating();
  const given: unknown = useWatch({ name: path });
  const isThere = given !== undefined && given !== null;
  return (
    <FieldGroup
      label={label}
      end={
        optional && (
          <FormControlLabel
            label={text.include}
            slotProps={{ typography: { variant: "body2" } }}
            control={
              <Checkbox
                size="small"
                checked={isThere}
                disabled={formState.disabled || isTranslating}
                slotProps={{ input: { "aria-label": `${text.include}: ${label}` } }}
                onChange={(event) =>
                  setValue(path, event.target.checked ? blankOf(of) : null, { shouldDirty: true })
                }
              />
            }
          />
        )
      }
    >
      {isThere && <FieldInputs fields={of} path={path} />}
    </FieldGroup>
  );
}
