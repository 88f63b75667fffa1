import { Alert, Box, LinearProgress, Typography } from "@mui/material";
import { useState } from "react";
import type { Answer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { useAct } from "../../office/use-act.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { DropZone } from "../../ui/drop-zone.tsx";
import { Panel } from "../../ui/panel.tsx";
import { sendFile } from "../../ui/send-file.ts";
import { texts } from "./texts.ts";
import { TranslatedTexts } from "./translated-texts.tsx";

type Translations = Answer<"POST /translation/check">;

/** A file that came back: what it would change, and the button that saves it. */
export function TakeBack() {
  const text = useTexts(texts);
  const { act, busy } = useAct();
  const [shown, setShown] = useState<{ file: File; found: Translations; saved: boolean }>();

  async function check([file]: File[]) {
    if (!file) return;
    setShown(undefined);
    const found = await act(() =>
      sendFile<"POST /translation/check">({ method: "POST", path: "translation/check", file }),
    );
    if (found) setShown({ file, found, saved: false });
  }

  async function save() {
    if (!shown) return;
    const { file } = shown;
    const found = await act(() =>
      sendFile<"POST /translation">({ method: "POST", path: "translation", file }),
    );
    if (found) setShown({ file, found, saved: true });
  }

  return (
    <Panel title={text.back}>
      <DropZone
        title={text.drop}
        hint={text.dropHint}
        choose={text.choose}
        accept=".xlf,.xliff,application/xliff+xml"
        disabled={busy}
        onFiles={check}
      />
      {busy && !shown && (
        <Box role="status">
          <Typography variant="body2">{text.reading}</Typography>
          <LinearProgress aria-label={text.back} />
        </Box>
      )}
      {busy && shown && <LinearProgress aria-label={text.save} />}
      {shown && <Outcome {...shown} busy={busy} onSave={save} />}
    </Panel>
  );
}

function Outcome({
  found: { texts: all, to },
  saved,
  busy,
  onSave,
}: {
  found: Translations;
  saved: boolean;
  busy: boolean;
  onSave: () => Promise<void>;
}) {
  const text = useTexts(texts);
  const ofState = (state: (typeof all)[number]["state"]) =>
    all.filter((one) => one.state === state);
  const [changed, refused] = [ofState("changed"), ofState("refused")];
  const unchanged = ofState("unchanged").length;
  return (
    <>
      <Alert
        severity={refused.length > 0 ? "warning" : "info"}
        role="status"
        sx={{ marginBlock: 2 }}
      >
        {saved
          ? text.saved(changed.length, refused.length)
          : text.ready(changed.length, unchanged, refused.length)}
        {!saved && changed.length === 0 && ` ${text.nothing}`}
      </Alert>
      {!saved && changed.length > 0 && (
        <ConfirmButton
          label={text.save}
          question={text.saveQuestion(changed.length)}
          onConfirm={onSave}
          disabled={busy}
          variant="contained"
        />
      )}
      <TranslatedTexts title={text.refusedTitle} rows={refused} lang={to} />
      <TranslatedTexts title={text.changedTitle} rows={changed} lang={to} />
    </>
  );
}
