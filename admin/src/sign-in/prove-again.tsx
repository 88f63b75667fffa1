import { useTexts } from "../language.ts";
import { GiveCode } from "./give-code.tsx";
import { type Account, signOut } from "./session.ts";
import { texts } from "./texts.ts";
import { UsePasskey } from "./use-passkey.tsx";

/** For a role that must have a second factor, and somebody who has one and signed in without it. */
export function ProveAgain({ account, onDone }: { account: Account; onDone: () => Promise<void> }) {
  const text = useTexts(texts);
  async function leave() {
    await signOut();
    await onDone();
  }
  if (account.hasApp) {
    return (
      <>
        <GiveCode onDone={onDone} onCancel={leave} />
        {account.passkeys > 0 && <UsePasskey onDone={onDone} />}
      </>
    );
  }
  return (
    <>
      <h2>{text.codeTitle}</h2>
      <p>{text.passkeyLead}</p>
      <UsePasskey onDone={onDone} />
      <button className="sign-in-link" type="button" onClick={leave}>
        {text.cancel}
      </button>
    </>
  );
}
