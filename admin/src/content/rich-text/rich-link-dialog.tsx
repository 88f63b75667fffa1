import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from "@mui/material";
import type { Editor } from "@tiptap/react";
import { type SubmitEvent, useState } from "react";
import { useTexts } from "../../language.ts";
import { texts } from "../texts.ts";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useTexts(texts);
  const [address, setAddress] = useState<string>(editor.getAttributes("link").href ?? "");

  function apply(event: SubmitEvent) {
    event.preventDefault();
    // The form of the record stands behind this one.
    event.stopPropagation();
    const chain = editor.chain().focus().extendMarkRange("link");
    const href = address.trim();
    if (href === "") chain.unsetLink().run();
    else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={apply}>
        <DialogTitle>{text.link}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={text.linkAddress}
            helperText={text.linkHint}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            sx={{ marginBlockStart: 1 }}
            slotProps={{ htmlInput: { dir: "ltr" } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="contained">
            {text.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
