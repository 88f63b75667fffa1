import { m } from "#text";
import { TextField } from "../ui/field.tsx";

/** As domain/staff/password.ts, which browsers need not load for two numbers. */
const length = { minLength: 12, maxLength: 128 };

/** A password that somebody chooses. */
export function PasswordField({ error }: { error?: string | undefined }) {
  return (
    <TextField
      label={m.password()}
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
