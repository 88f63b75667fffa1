import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from "@mui/material";
import { type SubmitEvent, useState } from "react";
import { useTexts } from "../../language.ts";
import { problems } from "../../office/problems.ts";
import { texts } from "../texts.ts";
import { toLocalTime } from "./local-time.ts";

const hour = 3_600_000;

export function ScheduleDialog({
  publishAt,
  onSchedule,
  onClose,
}: {
  publishAt: string | null;
  onSchedule: (at: string) => void;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const [at, setAt] = useState(() =>
    toLocalTime(publishAt ? new Date(publishAt) : new Date(Date.now() + hour)),
  );
  const [passed, setPassed] = useState(false);
  const said = useTexts(problems);

  function schedule(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    // Whoever means now says so; a slip in the date would put it on the site at once.
    if (new Date(at).getTime() <= Date.now()) return setPassed(true);
    onSchedule(new Date(at).toISOString());
  }

  return (
    <Dialog open onClose={onClose}>
      <form onSubmit={schedule}>
        <DialogTitle>{text.scheduleTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ marginBlockEnd: 2 }}>{text.scheduleNote}</DialogContentText>
          <TextField
            fullWidth
            required
            type="datetime-local"
            label={text.scheduleAt}
            value={at}
            onChange={(event) => {
              setAt(event.target.value);
              setPassed(false);
            }}
            error={passed}
            helperText={passed ? said.past : " "}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="contained">
            {text.scheduleTitle}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
