import { Alert, Button } from "@mui/material";
import { useIntl, useTexts } from "../../language.ts";
import { texts } from "../texts.ts";
import type { LocalDraft } from "./local-draft.ts";

/** Says that there is unsaved work on the record, and whose; an old one can be merged. */
export function DraftNotice({
  draft,
  isCurrent,
  onDiscard,
  onCompare,
}: {
  draft: LocalDraft;
  isCurrent: boolean;
  /** None: it is not for whoever looks to throw away. */
  onDiscard: (() => void) | undefined;
  onCompare: () => void;
}) {
  const text = useTexts(texts);
  const intl = useIntl();
  const { by } = draft;
  const found = (at: string) => (by ? text.keptFound(at, by) : text.unsavedFound(at));
  const old = (at: string) => (by ? text.keptOld(at, by) : text.unsavedOld(at));
  const when = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(draft.at),
  );
  return (
    <Alert
      severity={isCurrent ? "info" : "warning"}
      sx={{ marginBlockEnd: 2 }}
      action={
        <>
          {!isCurrent && (
            <Button size="small" onClick={onCompare}>
              {text.compare}
            </Button>
          )}
          {onDiscard && (
            <Button size="small" color="inherit" onClick={onDiscard}>
              {text.discard}
            </Button>
          )}
        </>
      }
    >
      {isCurrent ? found(when) : old(when)}
    </Alert>
  );
}
