import { type FormEvent, useState } from "react";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { showToast } from "../ui/dialogs/messages.tsx";
import { TextField } from "../ui/forms/field.tsx";
import { PasswordField } from "../ui/forms/password-field.tsx";

/** What the sign-in calls answer, and which of the two fields it is about. */
const problems: Record<string, { field: "current" | "new"; text: () => string }> = {
  INVALID_PASSWORD: { field: "current", text: m.leave_wrong },
  PASSWORD_UNCHANGED: { field: "new", text: m.password_unchanged },
  PASSWORD_KNOWN: { field: "new", text: m.password_known },
  PASSWORD_TOO_SHORT: { field: "new", text: m.password_problem },
  PASSWORD_TOO_LONG: { field: "new", text: m.password_problem },
};

type Problem = { field: "current" | "new" | "neither"; text: string };

/** Sent to the site itself, whose cookie the new session comes with. Undefined when it was taken. */
async function change(passwords: object): Promise<Problem | undefined> {
  try {
    const response = await fetch("/api/auth/change-password", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(passwords),
    });
    if (response.ok) return undefined;
    if (response.status === 429) {
      const minutes = Math.ceil(Number(response.headers.get("Retry-After") ?? 60) / 60);
      return { field: "neither", text: m.login_locked({ minutes }) };
    }
    const { code = "" }: { code?: string } = await response.json();
    const known = problems[code];
    if (known) return { field: known.field, text: known.text() };
    return { field: "neither", text: m.error_unexpected() };
  } catch {
    return { field: "neither", text: m.offline_call() };
  }
}

export function ChangePassword() {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    setBusy(true);
    const found = await change({
      currentPassword: values.get("current"),
      newPassword: values.get("password"),
    });
    setBusy(false);
    setProblem(found);
    if (found) return;
    form.reset();
    showToast({ kind: "notice", text: m.password_changed() });
  }

  const about = (field: Problem["field"]) => (problem?.field === field ? problem.text : undefined);
  return (
    <form onSubmit={submit} aria-busy={isBusy} className="mt-5 grid max-w-md gap-4">
      <TextField
        label={m.password_current()}
        name="current"
        type="password"
        autoComplete="current-password"
        error={about("current")}
        required
      />
      <PasswordField label={m.password_new()} error={about("new")} />
      <p role="alert" className="text-danger empty:hidden">
        {about("neither")}
      </p>
      <button
        type="submit"
        disabled={isBusy}
        className={`${buttonClass("outline")} justify-self-start`}
      >
        {m.password_change()}
      </button>
    </form>
  );
}
