import { useState } from "react";
import { useTexts } from "../language.ts";
import { failureText } from "./failure-text.ts";
import { signInWithPasskey } from "./passkey.ts";
import { texts } from "./texts.ts";

/** The button with which somebody shows their passkey. */
export function UsePasskey({ onDone }: { onDone: () => Promise<void> | void }) {
  const text = useTexts(texts);
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    setMessage("");
    const outcome = await signInWithPasskey();
    if (outcome.ok) await onDone();
    else setMessage(failureText({ failure: outcome, text, wrong: text.passkey }));
    setBusy(false);
  }

  return (
    <div className="sign-in-form">
      {message && (
        <p className="sign-in-alert" role="alert">
          {message}
        </p>
      )}
      <button className="sign-in-link" type="button" onClick={show} disabled={busy}>
        {text.usePasskey}
      </button>
    </div>
  );
}
