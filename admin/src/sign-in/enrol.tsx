import { useState } from "react";
import { useTexts } from "../language.ts";
import { AddSecondFactor } from "./add-second-factor.tsx";
import { failureText } from "./failure-text.ts";
import { addPasskey, signInWithPasskey } from "./passkey.ts";
import { texts } from "./texts.ts";

/** For a role that must have a second factor: an authenticator app, or a passkey. */
export function Enrol({ onDone }: { onDone: () => Promise<void> }) {
  const text = useTexts(texts);
  const [message, setMessage] = useState("");

  async function add() {
    setMessage("");
    // The session began with a password alone: the new passkey is shown once to make it count.
    const added = await addPasskey(text.firstPasskey);
    const outcome = added.ok ? await signInWithPasskey() : added;
    if (outcome.ok) await onDone();
    else setMessage(failureText({ failure: outcome, text, wrong: text.passkey }));
  }

  return (
    <>
      <h2>{text.enrolTitle}</h2>
      <p>{text.enrolRequired}</p>
      <AddSecondFactor onDone={onDone} />
      <div className="sign-in-form">
        <p>{text.enrolPasskey}</p>
        {message && (
          <p className="sign-in-alert" role="alert">
            {message}
          </p>
        )}
        <button className="sign-in-link" type="button" onClick={add}>
          {text.addPasskey}
        </button>
      </div>
    </>
  );
}
