import { createContext, type FormEvent, type ReactNode, useContext, useId, useState } from "react";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";

/** What is wrong with one field; everything else is told below all of them. */
type FieldProblem = { field: string; problem: string };

const Problem = createContext<FieldProblem | undefined>(undefined);

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
  onSubmit: (field: (name: string) => string) => Promise<string | FieldProblem | undefined>;
  children: ReactNode;
}) {
  const text = useTexts(texts);
  const [told, setTold] = useState<string | FieldProblem>();
  const [busy, setBusy] = useState(false);

  async function handle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setTold(undefined);
    try {
      setTold(await onSubmit((name) => String(form.get(name) ?? "")));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="gate-form" onSubmit={handle} aria-label={label}>
      <Problem value={typeof told === "string" ? undefined : told}>{children}</Problem>
      <p className="gate-alert" role="alert">
        {typeof told === "string" && told}
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
  const id = useId();
  const told = useContext(Problem);
  const problem = told?.field === input.name ? told.problem : undefined;
  return (
    <div className="gate-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}problem`}
        {...input}
      />
      {problem && (
        <p className="gate-alert" role="alert" id={`${id}problem`}>
          {problem}
        </p>
      )}
    </div>
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
