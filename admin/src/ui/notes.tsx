import { Box, Button, TextField, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import type { Answer } from "../api.ts";
import { useAccount } from "../office/account.tsx";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { Panel } from "./panel.tsx";
import { When } from "./when.tsx";

/** What somebody wrote for their colleagues. */
export type Note = (
  | Answer<"GET /inquiries/:id">
  | Answer<"GET /applications/:id">
)["notes"][number];

type AddNote = "POST /inquiries/:id/notes" | "POST /applications/:id/notes";
type RemoveNote = "DELETE /inquiries/:id/notes/:note" | "DELETE /applications/:id/notes/:note";

type Words = Record<
  "notes" | "noted" | "notePlaceholder" | "addNote" | "removeNote" | "noteRemoved" | "site",
  string
>;

/** What colleagues should know; never seen by whom it is about. */
export function Notes({
  path,
  notes,
  text,
  readOnly,
}: {
  /** Where they are added and removed. */
  path: `${"inquiries" | "applications"}/${string}/notes`;
  notes: Note[];
  text: Words;
  readOnly: boolean;
}) {
  const me = useAccount();
  const { act, busy } = useAct();
  const [written, setWritten] = useState("");

  async function add(event: FormEvent) {
    event.preventDefault();
    const body = { text: written };
    const added = await act(() => call<AddNote>({ method: "POST", path, body }), {
      done: text.noted,
    });
    if (added) setWritten("");
  }

  return (
    <Panel title={text.notes}>
      {notes.map((note) => (
        <Box key={note.id} sx={{ paddingBlock: 1.5, borderBlockEnd: 1, borderColor: "divider" }}>
          <Typography dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {note.text}
          </Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {note.authorName ?? text.site} · <When at={note.at} />
          </Typography>
          {note.author === me.id && (
            <ConfirmButton
              size="small"
              label={text.removeNote}
              question={note.text}
              disabled={busy}
              onConfirm={() =>
                act(() => call<RemoveNote>({ method: "DELETE", path: `${path}/${note.id}` }), {
                  done: text.noteRemoved,
                })
              }
            />
          )}
        </Box>
      ))}
      {!readOnly && (
        <Box component="form" onSubmit={add} sx={{ marginBlockStart: 2 }}>
          <TextField
            fullWidth
            multiline
            minRows={2}
            label={text.notes}
            placeholder={text.notePlaceholder}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 5000, dir: "auto" } }}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={busy || written.trim() === ""}
            sx={{ marginBlockStart: 1 }}
          >
            {text.addNote}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
