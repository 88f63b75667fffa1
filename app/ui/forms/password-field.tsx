import { m } from "#text";
import { TextField } from "./field.tsx";

/** As domain/staff/password.ts, which browsers need not load for two numbers. */
const length = { minLength: 12, maxLength: 128 };

/** What is wrong with a password, in words. */
export function passwordProblem(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  return word === "known" ? m.password_known() : m.password_problem();
}

/** A password that somebody chooses. */
export function PasswordField({
  label = m.password(),
  error,
}: {
  label?: string;
  error?: string | undefined;
}) {
  return (
    <TextField
      label={label}
      hint={m.password_hint()}
      name="password"
      type="password"
      autoComplete="new-password"
      error={error}
      required
      {...length}
    />
  );
}
