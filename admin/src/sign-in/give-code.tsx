import { useTexts } from "../language.ts";
import { AccountField, AccountForm } from "./account-form.tsx";
import { failureText } from "./failure-text.ts";
import { giveCode } from "./session.ts";
import { texts } from "./texts.ts";

export function GiveCode({
  onDone,
  onCancel,
}: {
  onDone: () => Promise<void>;
  onCancel: () => void;
}) {
  const text = useTexts(texts);
  return (
    <>
      <h2>{text.codeTitle}</h2>
      <p>{text.codeLead}</p>
      <AccountForm
        label={text.codeTitle}
        submit={text.confirm}
        onSubmit={async (field) => {
          const outcome = await giveCode(field("code").trim());
          if (!outcome.ok) return failureText({ failure: outcome, text, wrong: text.wrongCode });
          await onDone();
        }}
      >
        <AccountField
          label={text.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </AccountForm>
      <button className="sign-in-link" type="button" onClick={onCancel}>
        {text.cancel}
      </button>
    </>
  );
}
