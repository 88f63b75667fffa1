import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../language.ts";
import { texts } from "../texts.ts";

/** A page is about to move: others may know it by its old address, so that leads on, unless told otherwise. */
export function MovedDialog({
  from,
  to,
  onSave,
  onClose,
}: {
  from: string;
  to: string;
  onSave: (redirect: boolean) => void;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const [redirect, setRedirect] = useState(true);
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{text.movedTitle}</DialogTitle>
      <DialogContent>
        <Typography component="p" dir="ltr" sx={{ marginBlockEnd: 1, overflowWrap: "anywhere" }}>
          {from} → {to}
        </Typography>
        <DialogContentText>{text.movedLead}</DialogContentText>
        <FormControlLabel
          label={text.movedRedirect}
          control={
            <Checkbox checked={redirect} onChange={(event) => setRedirect(event.target.checked)} />
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="contained" onClick={() => onSave(redirect)}>
          {text.movedSave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
