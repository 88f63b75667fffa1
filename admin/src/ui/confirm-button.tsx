import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";

/** A button for what cannot be taken back lightly: it asks first, and says what will happen. */
export function ConfirmButton({
  label,
  question,
  onConfirm,
  ...button
}: { label: string; question: string; onConfirm: () => void } & Omit<ButtonProps, "onClick">) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        <DialogTitle>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText>{question}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{translate("ra.action.cancel")}</Button>
          <Button
            variant="contained"
            color={button.color ?? "primary"}
            onClick={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            {translate("ra.action.confirm")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
