import { Button, ListItem, ListItemText, Stack } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useTexts } from "../language.ts";
import { AccountField, AccountForm } from "../sign-in/account-form.tsx";
import { failureText } from "../sign-in/failure-text.ts";
import { type Passkey, removePasskey, renamePasskey } from "../sign-in/passkey.ts";
import type { Outcome } from "../sign-in/session.ts";
import { texts as signInTexts } from "../sign-in/texts.ts";
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
  const signIn = useTexts(signInTexts);
  const notify = useNotify();
  const [isNaming, setNaming] = useState(false);

  async function report({ outcome, done }: { outcome: Outcome; done: string }) {
    if (outcome.ok) return onChanged(done);
    const message = failureText({ failure: outcome, text: signIn, wrong: signIn.unreachable });
    notify(message, { type: "error" });
  }

  if (isNaming) {
    return (
      <ListItem disableGutters divider>
        <AccountForm
          label={text.rename}
          submit={text.save}
          onSubmit={async (field) => {
            const outcome = await renamePasskey(id, field("name").trim());
            setNaming(false);
            await report({ outcome, done: text.renamed });
            return undefined;
          }}
        >
          <AccountField
            label={text.passkeyName}
            name="name"
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
          />
        </AccountForm>
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
            report({ outcome: await removePasskey(id), done: text.removedPasskey })
          }
        />
      </Stack>
    </ListItem>
  );
}
