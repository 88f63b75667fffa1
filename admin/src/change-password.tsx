import { type FormEvent, useState } from "react";
import { changePassword, type Failure } from "./session.ts";
import { text } from "./text.ts";

const messages: Record<Failure, string> = {
  wrong: text.wrongCurrent,
  "too-many": text.tooMany,
  unchanged: text.unchanged,
  unreachable: text.unreachable,
};

export function ChangePassword({ onDone }: { onDone: () => Promise<void> }) {
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const newPassword = String(form.get("newPassword"));
    if (newPassword !== form.get("repeated")) return setMessage(text.different);
    setBusy(true);
    const outcome = await changePassword({
      currentPassword: String(form.get("currentPassword")),
      newPassword,
    });
    setBusy(false);
    if (outcome.ok) await onDone();
    else setMessage(messages[outcome.failure]);
  }

  return (
    <form onSubmit={submit} aria-label={text.mustChange}>
      <p>{text.mustChange}</p>
      <label>
        {text.currentPassword}
        <input name="currentPassword" type="password" autoComplete="current-password" required />
      </label>
      <label>
        {text.newPassword}
        <input
          name="newPassword"
          type="password"
          autoComplete="new-password"
          minLength={12}
          required
        />
      </label>
      <label>
        {text.repeatPassword}
        <input
          name="repeated"
          type="password"
          autoComplete="new-password"
          minLength={12}
          required
        />
      </label>
      <p role="alert">{message}</p>
      <button type="submit" disabled={busy}>
        {busy ? text.working : text.save}
      </button>
    </form>
  );
}
