import { type FormEvent, useState } from "react";
import { type Failure, signIn } from "./session.ts";
import { text } from "./text.ts";

const messages: Record<Failure, string> = {
  wrong: text.wrong,
  "too-many": text.tooMany,
  unchanged: text.wrong,
  unreachable: text.unreachable,
};

export function SignIn({ onDone }: { onDone: () => Promise<void> }) {
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const outcome = await signIn({
      email: String(form.get("email")),
      password: String(form.get("password")),
    });
    setBusy(false);
    if (outcome.ok) await onDone();
    else setMessage(messages[outcome.failure]);
  }

  return (
    <form onSubmit={submit} aria-label={text.signIn}>
      <label>
        {text.email}
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        {text.password}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert">{message}</p>
      <button type="submit" disabled={busy}>
        {busy ? text.working : text.signIn}
      </button>
    </form>
  );
}
