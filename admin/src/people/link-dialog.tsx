import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { useTexts } from "../language.ts";
import { CopyField } from "../ui/copy-field.tsx";
import type { MadeLink } from "./person.ts";
import { texts } from "./texts.ts";

/** Shows a link the one time it can be seen. */
export function LinkDialog({ link, onClose }: { link: MadeLink | undefined; onClose: () => void }) {
  const text = useTexts(texts);
  return (
    <Dialog open={link !== undefined} fullWidth maxWidth="sm">
      <DialogTitle>{text.linkTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{text.linkOnce}</DialogContentText>
        <CopyField label={text.linkLabel} value={`${location.origin}${link?.path ?? ""}`} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
