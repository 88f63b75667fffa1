import { List, ListItem, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { useNotify } from "react-admin";
import { useTexts } from "../language.ts";
import { useAccount, useRefreshAccount } from "../office/account.tsx";
import { AccountField, AccountForm } from "../sign-in/account-form.tsx";
import { failureText } from "../sign-in/failure-text.ts";
import { addPasskey, listPasskeys, type Passkey } from "../sign-in/passkey.ts";
import { texts as signInTexts } from "../sign-in/texts.ts";
import { UsePasskey } from "../sign-in/use-passkey.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { texts } from "./texts.ts";

/** One's own passkeys: add, name, remove. */
export function OwnPasskeys() {
  const text = useTexts(texts);
  const notify = useNotify();
  const signIn = useTexts(signInTexts);
  const { hasApp, passkeys, gaveSecondFactor } = useAccount();
  const refresh = useRefreshAccount();
  const [known, setKnown] = useState<Passkey[]>([]);

  const load = useCallback(async () => {
    setKnown(await listPasskeys().catch(() => []));
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  async function changed(done: string) {
    await Promise.all([load(), refresh()]);
    notify(done, { type: "success" });
  }

  const mustConfirm = (hasApp || passkeys > 0) && !gaveSecondFactor;
  return (
    <>
      <Typography>{text.passkeysLead}</Typography>
      <List aria-label={text.passkeys}>
        {known.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onChanged={changed} />
        ))}
        {known.length === 0 && <ListItem disableGutters>{text.noPasskeys}</ListItem>}
      </List>
      {mustConfirm ? (
        <>
          <Typography>{text.confirmFirst}</Typography>
          <UsePasskey onDone={refresh} />
        </>
      ) : (
        <AccountForm
          // Another one begins with an empty name.
          key={known.length}
          label={text.addPasskey}
          submit={text.addPasskey}
          onSubmit={async (field) => {
            const outcome = await addPasskey(field("name").trim());
            if (!outcome.ok) {
              return failureText({ failure: outcome, text: signIn, wrong: signIn.passkey });
            }
            await changed(text.passkeyDone);
          }}
        >
          <AccountField label={text.passkeyName} name="name" maxLength={60} autoComplete="off" />
        </AccountForm>
      )}
    </>
  );
}
