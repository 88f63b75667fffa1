import { type FormEvent, type ReactNode, useState } from "react";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";

/** A form of the gate: gives its fields to `onSubmit`, and shows the sentence that comes back. */
export function GateForm({
  label,
  submit,
  onSubmit,
  children,
}: {
  label: string;
  submit: string;
  /** What to tell; undefined when all went well. */
  onSubmit: (field: (name: string) => string) => Promise<string | undefined>;
  children: ReactNode;
}) {
  const text = useTexts(texts);
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);

  async function handle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setMessage("");
    try {
      setMessage((await onSubmit((name) => String(form.get(name) ?? ""))) ?? "");
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="gate-form" onSubmit={handle} aria-label={label}>
      {children}
      <p className="gate-alert" role="alert">
        {message}
      </p>
      <button className="gate-button" type="submit" disabled={busy}>
        {busy ? text.working : submit}
      </button>
    </form>
  );
}

export function GateField({
  label,
  ...input
}: { label: string; name: string } & React.InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="gate-field">
      {label}
      <input required {...input} />
    </label>
  );
}

const passwordLength = { minLength: 12, maxLength: 128 };

/** A new password, and once more, as the field `repeated`, against slips. */
export function NewPasswordFields({ name }: { name: string }) {
  const text = useTexts(texts);
  const common = { type: "password", autoComplete: "new-password", ...passwordLength };
  return (
    <>
      <GateField label={text.newPassword} name={name} {...common} />
      <GateField label={text.repeatPassword} name="repeated" {...common} />
    </>
  );
}
