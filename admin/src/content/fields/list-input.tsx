import AddIcon from "@mui/icons-material/Add";
import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import RemoveIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useFieldArray, useFormState } from "react-hook-form";
import { useTexts } from "../../language.ts";
import { useIsTranslating } from "../editor/editor-context.tsx";
import { texts } from "../texts.ts";
import { FieldGroup } from "./field-group.tsx";
import { useProblem } from "./localized-input.tsx";
import { StepButton } from "./step-button.tsx";

/** Parts of one kind, one below the other: added, moved and removed. */
export function ListInput({
  path,
  label,
  hint,
  addLabel,
  blankPart,
  children,
}: {
  path: string;
  label: string;
  hint?: string | undefined;
  addLabel?: string;
  blankPart: () => unknown;
  /** The inputs of the part at this path. */
  children: (path: string) => ReactNode;
}) {
  const text = useTexts(texts);
  const isTranslating = useIsTranslating();
  const disabled = useFormState().disabled || isTranslating;
  const { fields, append, remove, swap } = useFieldArray({ name: path, keyName: "_key" });
  return (
    <FieldGroup label={label} hint={hint} error={useProblem(path)}>
      {fields.map(({ _key }, at) => (
        <Box
          key={_key}
          role="group"
          aria-label={`${label} ${text.part(at + 1)}`}
          sx={{
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
            padding: 2,
            marginBlockEnd: 1.5,
          }}
        >
          <Box sx={{ display: "flex", alignItems: "center", marginBlockEnd: 1 }}>
            <Typography variant="body2" sx={{ color: "text.secondary", marginInlineEnd: "auto" }}>
              {text.part(at + 1)}
            </Typography>
            {!disabled && (
              <>
                <StepButton
                  label={text.moveUp}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                >
                  <UpIcon fontSize="small" />
                </StepButton>
                <StepButton
                  label={text.moveDown}
                  disabled={at === fields.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <DownIcon fontSize="small" />
                </StepButton>
                <StepButton label={text.removePart} onClick={() => remove(at)}>
                  <RemoveIcon fontSize="small" />
                </StepButton>
              </>
            )}
          </Box>
          {children(`${path}.${at}`)}
        </Box>
      ))}
      {!disabled && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append(blankPart() as object, { shouldFocus: false })}
        >
          {addLabel ?? `${text.addPart}: ${label}`}
        </Button>
      )}
    </FieldGroup>
  );
}
