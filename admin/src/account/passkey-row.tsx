import { Button, ListItem, ListItemText, Stack } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { failureText } from "../gate/failure-text.ts";
import { GateField, GateForm } from "../gate/gate-form.tsx";
import { type Passkey, removePasskey, renamePasskey } from "../gate/passkey.ts";
import type { Outcome } from "../gate/session.ts";
import { texts as gateTexts } from "../gate/texts.ts";
import { useTexts } from "../language.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { When } from "../ui/when.tsx";
import { texts } from "./texts.ts";

export function PasskeyRow({
  passkey: { id, name, createdAt },
  onChanged,
}: {
  passkey: Passkey;
  onChanged: (done: string) => Promise<void>;
}) {
  const text = useTexts(texts);
  const gate = useTexts(gateTexts);
  const notify = useNotify();
  const [isNaming, setNaming] = useState(false);

  async function tell({ outcome, done }: { outcome: Outcome; done: string }) {
    if (outcome.ok) return onChanged(done);
    const message = failureText({ failure: outcome, text: gate, wrong: gate.unreachable });
    notify(message, { type: "error" });
  }

  if (isNaming) {
    return (
      <ListItem disableGutters divider>
        <GateForm
          label={text.rename}
          submit={text.save}
          onSubmit={async (field) => {
            const outcome = await renamePasskey(id, field("name").trim());
            setNaming(false);
            await tell({ outcome, done: text.renamed });
            return undefined;
          }}
        >
          <GateField
            label={text.passkeyName}
            name="name"
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
          />
        </GateForm>
      </ListItem>
    );
  }
  return (
    <ListItem disableGutters divider>
      <ListItemText
        primary={<bdi>{name}</bdi>}
        secondary={
          <>
            {text.passkeyAdded} <When at={createdAt} />
          </>
        }
      />
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setNaming(true)}>
          {text.rename}
        </Button>
        <ConfirmButton
          label={text.removePasskey}
          question={text.removePasskeyQuestion}
          size="small"
          onConfirm={async () =>
            tell({ outcome: await removePasskey(id), done: text.removedPasskey })
          }
        />
      </Stack>
    </ListItem>
  );
}
