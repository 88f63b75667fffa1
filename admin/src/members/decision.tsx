import { Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";

/** Two ways to decide: yes, or no with a word about it. */
export function Decision({
  yes,
  no,
  busy,
  onYes,
  onNo,
}: {
  yes: string;
  no: string;
  busy: boolean;
  onYes: () => void;
  onNo: (note: string) => void;
}) {
  const text = useTexts(texts);
  const [note, setNote] = useState("");
  return (
    <>
      <TextField
        label={text.noteToMember}
        helperText={text.noteNeeded}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 1000, dir: "auto" } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 2 }}>
        <Button variant="contained" disabled={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={busy || note.trim() === ""}
          onClick={() => onNo(note)}
        >
          {no}
        </Button>
      </Box>
    </>
  );
}
