import { createContext, type FormEvent, type ReactNode, useContext, useId, useState } from "react";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";

/** What is wrong with one field; anything else is shown below all of them. */
type FieldProblem = { field: string; problem: string };

const ProblemContext = createContext<FieldProblem | undefined>(undefined);

/** A form about one's account: gives its fields to `onSubmit`, and shows what comes back. */
export function AccountForm({
  label,
  submit,
  onSubmit,
  children,
}: {
  label: string;
  submit: string;
  /** What went wrong, in a sentence; undefined when nothing did. */
  onSubmit: (field: (name: string) => string) => Promise<string | FieldProblem | undefined>;
  children: ReactNode;
}) {
  const text = useTexts(texts);
  const [problem, setProblem] = useState<string | FieldProblem>();
  const [busy, setBusy] = useState(false);

  async function handle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      setProblem(await onSubmit((name) => String(form.get(name) ?? "")));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="sign-in-form" onSubmit={handle} aria-label={label}>
      <ProblemContext value={typeof problem === "string" ? undefined : problem}>
        {children}
      </ProblemContext>
      <p className="sign-in-alert" role="alert">
        {typeof problem === "string" && problem}
      </p>
      <button className="sign-in-button" type="submit" disabled={busy}>
        {busy ? text.working : submit}
      </button>
    </form>
  );
}

export function AccountField({
  label,
  ...input
}: { label: string; name: string } & React.InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const found = useContext(ProblemContext);
  const problem = found?.field === input.name ? found.problem : undefined;
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}problem`}
        {...input}
      />
      {problem && (
        <p className="sign-in-alert" role="alert" id={`${id}problem`}>
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
      <AccountField label={text.newPassword} name={name} {...common} />
      <AccountField label={text.repeatPassword} name="repeated" {...common} />
    </>
  );
}
