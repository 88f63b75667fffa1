import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import { IconButton, InputAdornment, TextField, Tooltip } from "@mui/material";
import { useState } from "react";
import { defineTexts, useTexts } from "../language.ts";

const texts = defineTexts({
  zh: { copy: "复制", copied: "已复制" },
  en: { copy: "Copy", copied: "Copied" },
});

/** Something to be copied and given to somebody. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState(false);
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      onFocus={(event) => event.target.select()}
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={copied ? text.copied : text.copy}>
                <IconButton
                  edge="end"
                  aria-label={copied ? text.copied : text.copy}
                  onClick={() => navigator.clipboard.writeText(value).then(() => setCopied(true))}
                >
                  <CopyIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
