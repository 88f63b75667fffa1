import { useTexts } from "../language.ts";
import { AccountField, AccountForm, NewPasswordFields } from "./account-form.tsx";
import { failureText } from "./failure-text.ts";
import { changePassword } from "./session.ts";
import { texts } from "./texts.ts";

export function ChangePassword({
  onDone,
  forced = false,
}: {
  onDone: () => Promise<void> | void;
  forced?: boolean;
}) {
  const text = useTexts(texts);
  return (
    <AccountForm
      label={forced ? text.mustChange : text.save}
      submit={text.save}
      onSubmit={async (field) => {
        const newPassword = field("newPassword");
        if (newPassword !== field("repeated")) return text.different;
        const currentPassword = field("currentPassword");
        const outcome = await changePassword({ currentPassword, newPassword });
        if (!outcome.ok) {
          const problem = failureText({ failure: outcome, text, wrong: text.wrongCurrent });
          const isNew = outcome.reason === "known" || outcome.reason === "unchanged";
          return isNew ? { field: "newPassword", problem } : problem;
        }
        await onDone();
      }}
    >
      {forced && <p>{text.mustChange}</p>}
      <AccountField
        label={text.currentPassword}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields name="newPassword" />
    </AccountForm>
  );
}
