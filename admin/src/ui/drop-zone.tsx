import UploadIcon from "@mui/icons-material/CloudUploadOutlined";
import { Box, Button, Typography } from "@mui/material";
import { type DragEvent, useId, useRef, useState } from "react";

/** Where files are dropped, or chosen by button. */
export function DropZone({
  title,
  hint,
  choose,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: {
  title: string;
  hint: string;
  /** The text of the button. */
  choose: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  return (
    <Box
      component="section"
      aria-labelledby={id}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: "flex",
        alignItems: "center",
        flexWrap: "wrap",
        gap: 2,
        padding: 2.5,
        marginBlockEnd: 2,
        border: "1px dashed",
        borderColor: over ? "primary.main" : "divider",
        borderRadius: 1,
        backgroundColor: over ? "action.selected" : "background.paper",
        opacity: disabled ? 0.6 : 1,
      }}
    >
      <UploadIcon color="primary" fontSize="large" />
      <Box sx={{ flex: "1 1 260px" }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {hint}
        </Typography>
      </Box>
      <Button variant="contained" disabled={disabled} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={choose}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </Box>
  );
}
