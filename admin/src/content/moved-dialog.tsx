import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from "@mui/material";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { texts } from "./texts.ts";

/** A page has moved: others may still know it by its old address. */
export function MovedDialog({
  from,
  to,
  onClose,
}: {
  from: string;
  to: string;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const { act, busy } = useAct();
  const add = () =>
    act(
      () =>
        call<"POST /content/moved">({ method: "POST", path: "content/moved", body: { from, to } }),
      {
        done: text.movedDone,
      },
    ).then(onClose);
  return (
    <Dialog open>
      <DialogTitle>{text.movedTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text.movedLead}</DialogContentText>
        <Typography component="p" dir="ltr" sx={{ marginBlockStart: 1, overflowWrap: "anywhere" }}>
          {from} → {to}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text.movedNo}</Button>
        <Button variant="contained" onClick={add} disabled={busy}>
          {text.movedAdd}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
