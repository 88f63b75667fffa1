import { Alert, Button, Skeleton, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { HttpError, Title, useNotify } from "react-admin";
import type { Answer } from "../api.ts";
import { useTexts } from "../language.ts";
import { call, isConflict } from "../office/call.ts";
import { Panel } from "../ui/panel.tsx";
import { addressesIn } from "./addresses-in.ts";
import { texts } from "./texts.ts";
import { title as titles } from "./title.ts";

type Recipients = Answer<"GET /recipients">;

const path = "recipients";

/** Who is told of inquiries and applications by mail. */
export function RecipientsPage() {
  const text = useTexts(texts);
  const title = useTexts(titles);
  const notify = useNotify();
  const [recipients, setRecipients] = useState<Recipients>();

  async function load() {
    try {
      setRecipients(await call<"GET /recipients">({ path }));
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: "error" });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void load(), []);

  return (
    <>
      <Title title={title} />
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 3, maxWidth: 720 }}>
        {text.lead}
      </Typography>
      {recipients ? (
        <RecipientsForm key={recipients.version} recipients={recipients} onSaved={load} />
      ) : (
        <Skeleton variant="rounded" height={240} sx={{ maxWidth: 880 }} />
      )}
    </>
  );
}

function RecipientsForm({
  recipients: { addresses, version, fixed },
  onSaved,
}: {
  recipients: Recipients;
  onSaved: () => Promise<void>;
}) {
  const text = useTexts(texts);
  const title = useTexts(titles);
  const notify = useNotify();
  const [written, setWritten] = useState(addresses.join("\n"));
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const body = { addresses: addressesIn(written), version };
      await call<"PUT /recipients">({ method: "PUT", path, body });
      notify(text.saved, { type: "success" });
      await onSaved();
    } catch (error) {
      if (error instanceof HttpError && error.status === 400) setWrong(true);
      else notify(error instanceof Error ? error.message : String(error), { type: "error" });
      if (isConflict(error)) await onSaved();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={title}>
      {fixed && (
        <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
          {text.fixed(fixed)}
        </Alert>
      )}
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={text.addresses}
        value={written}
        error={wrong}
        helperText={wrong ? text.wrong : text.hint}
        onChange={(event) => {
          setWritten(event.target.value);
          setWrong(false);
        }}
      />
      <Button
        variant="contained"
        disabled={busy}
        onClick={() => void save()}
        sx={{ marginBlockStart: 2 }}
      >
        {text.save}
      </Button>
    </Panel>
  );
}
