import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from "@mui/material";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { useTexts } from "../language.ts";
import type { Lost, LostReason } from "./inquiry.ts";
import { useNames } from "./names.ts";
import { planTexts } from "./plan-texts.ts";

/** Asks why nothing came of an inquiry, or of several. */
export function LostDialog({
  lost = null,
  label,
  onClose,
  onGiven,
}: {
  /** What was said before. */
  lost?: Lost | null;
  /** What the button does. */
  label: string;
  onClose: () => void;
  onGiven: (lost: Lost) => void;
}) {
  const text = useTexts(planTexts);
  const translate = useTranslate();
  const { lostReasons } = useNames();
  const id = useId();
  const [reason, setReason] = useState<LostReason | undefined>(lost?.reason);
  const [note, setNote] = useState(lost?.note ?? "");
  const isSaid = reason !== undefined && (reason !== "other" || note.trim() !== "");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaid) onGiven({ reason, note });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{text.lostTitle}</DialogTitle>
        <DialogContent>
          <FormControl required>
            <FormLabel id={`${id}-reason`}>{text.lostReason}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-reason`}
              name="reason"
              value={reason ?? ""}
              onChange={(_, chosen) => setReason(chosen as LostReason)}
            >
              {lostReasons.map((choice, at) => (
                <FormControlLabel
                  key={choice.id}
                  value={choice.id}
                  label={choice.name}
                  control={<Radio size="small" autoFocus={at === 0} />}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <TextField
            fullWidth
            multiline
            minRows={2}
            label={text.lostNote}
            required={reason === "other"}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500, dir: "auto" } }}
            sx={{ marginBlockStart: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
          <Button type="submit" variant="contained" disabled={!isSaid}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
