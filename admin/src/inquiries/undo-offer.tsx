import { Alert, Button } from "@mui/material";
import { useCloseNotification, useNotify } from "react-admin";
import { useReadAnew } from "./use-read-anew.ts";

/** Says what was done and offers to take it back. */
export function UndoOffer({
  message,
  label,
  onUndo,
}: {
  message: string;
  label: string;
  /** Takes it back and says so. */
  onUndo: () => Promise<void>;
}) {
  const notify = useNotify();
  const close = useCloseNotification();
  const readAnew = useReadAnew();

  async function takeBack() {
    close();
    try {
      await onUndo();
      await readAnew();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: "error" });
    }
  }

  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" size="small" onClick={takeBack}>
          {label}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
