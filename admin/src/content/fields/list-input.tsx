import AddIcon from "@mui/icons-material/Add";
import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import RemoveIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Button, IconButton, Tooltip, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useFieldArray, useFormState } from "react-hook-form";
import { useTexts } from "../../language.ts";
import { texts } from "../texts.ts";
import { FieldGroup } from "./field-group.tsx";
import { useProblem } from "./localized-input.tsx";

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
  const { disabled } = useFormState();
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
                <Step label={text.moveUp} disabled={at === 0} onClick={() => swap(at, at - 1)}>
                  <UpIcon fontSize="small" />
                </Step>
                <Step
                  label={text.moveDown}
                  disabled={at === fields.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <DownIcon fontSize="small" />
                </Step>
                <Step label={text.removePart} onClick={() => remove(at)}>
                  <RemoveIcon fontSize="small" />
                </Step>
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

function Step({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
