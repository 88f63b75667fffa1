import SendIcon from "@mui/icons-material/SendOutlined";
import { Alert, Box, Button, MenuItem, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useGetList, useNotify } from "react-admin";
import type { Answer, Row } from "../api.ts";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { Panel } from "../ui/panel.tsx";
import type { Inquiry, Lang } from "./inquiry.ts";
import { mailtoOf } from "./mailto-of.ts";
import { ReplyRoom, useAttachedRoom } from "./reply-room.tsx";
import { texts } from "./texts.ts";
import { UndoOffer } from "./undo-offer.tsx";
import { useReadAnew } from "./use-read-anew.ts";

type Written = Pick<Answer<"GET /inquiries/:id/draft/:template">, "subject" | "text">;

/** A mail to the sender: through the site when it has a mail server, else through one's own program. */
export function ReplyForm({ inquiry }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  const notify = useNotify();
  const readAnew = useReadAnew();
  const [template, setTemplate] = useState("");
  const [written, setWritten] = useState<Written>({ subject: "", text: "" });
  const [room, setRoom] = useState("");
  const [busy, setBusy] = useState(false);
  const { id, lang, contact, mailing } = inquiry;
  const attached = useAttachedRoom({ inquiry, link: room });
  const dir = lang === "ar" ? "rtl" : "ltr";
  const isRoomRead = room === "" || (attached.room !== undefined && !attached.problem);
  const complete = written.subject.trim() !== "" && written.text.trim() !== "" && isRoomRead;

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  }

  function choose(chosen: string) {
    setTemplate(chosen);
    if (chosen === "") return;
    void attempt(async () => {
      const path = `inquiries/${id}/draft/${chosen}` as const;
      const draft = await call<"GET /inquiries/:id/draft/:template">({ path });
      setWritten({ subject: draft.subject, text: draft.text });
    });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const path = `inquiries/${id}/replies` as const;
    void attempt(async () => {
      const body = { lang, ...written, ...(room !== "" && { room }) };
      const sent = await call<"POST /inquiries/:id/replies">({ method: "POST", path, body });
      setWritten({ subject: "", text: "" });
      setRoom("");
      setTemplate("");
      // The mail leaves in a moment; until then it can be held back.
      notify(
        <UndoOffer
          message={text.sent(sent.heldFor)}
          label={text.hold}
          onUndo={() => hold(`${path}/${sent.id}`)}
        />,
        { autoHideDuration: sent.heldFor * 1000 },
      );
      await readAnew();
    });
  }

  async function hold(path: `inquiries/${string}/replies/${string}`) {
    const held = await call<"DELETE /inquiries/:id/replies/:reply">({ method: "DELETE", path });
    setWritten({ subject: held.subject, text: held.text });
    setRoom(held.room ?? "");
    notify(text.held, { type: "success" });
  }

  if (!contact.email) {
    return (
      <Panel title={text.replyTitle}>
        <Alert severity="info">{text.noAddress}</Alert>
      </Panel>
    );
  }
  return (
    <Panel title={text.replyTitle}>
      <Box component="form" onSubmit={send} sx={{ display: "grid", gap: 2 }}>
        {!mailing && <Alert severity="info">{text.noMail}</Alert>}
        <TemplateChoice lang={lang} value={template} onChange={choose} disabled={busy} />
        <TextField
          fullWidth
          label={text.subject}
          value={written.subject}
          onChange={(event) => setWritten({ ...written, subject: event.target.value })}
          slotProps={{ htmlInput: { dir, lang, maxLength: 300 } }}
        />
        <TextField
          fullWidth
          multiline
          minRows={6}
          label={text.body}
          value={written.text}
          onChange={(event) => setWritten({ ...written, text: event.target.value })}
          slotProps={{ htmlInput: { dir, lang, maxLength: 20_000 } }}
        />
        {mailing && (
          <ReplyRoom inquiry={inquiry} link={room} attached={attached} onChange={setRoom} />
        )}
        <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          {mailing ? (
            <Button
              type="submit"
              variant="contained"
              startIcon={<SendIcon />}
              disabled={busy || !complete}
            >
              {text.send}
            </Button>
          ) : (
            <Button variant="contained" href={mailtoOf({ to: contact.email, ...written })}>
              {text.openMail}
            </Button>
          )}
          <Box component="span" sx={{ color: "text.secondary" }}>
            {text.replyTo} <bdi>{contact.email}</bdi>
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}

function TemplateChoice({
  lang,
  value,
  onChange,
  disabled,
}: {
  lang: Lang;
  value: string;
  onChange: (template: string) => void;
  disabled: boolean;
}) {
  const text = useTexts(texts);
  const { data: templates = [] } = useGetList<Row<"GET /reply-templates">>("reply-templates", {
    pagination: { page: 1, perPage: 200 },
    sort: { field: "name", order: "ASC" },
  });
  return (
    <TextField
      select
      fullWidth
      label={text.template}
      value={templates.some(({ id }) => id === value) ? value : ""}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text.noTemplate}</MenuItem>
      {templates.map(({ id, name, body }) => (
        <MenuItem key={id} value={id} disabled={body[lang].trim() === ""}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
