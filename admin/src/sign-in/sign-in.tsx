import { useTexts } from "../language.ts";
import { AccountField, AccountForm } from "./account-form.tsx";
import { failureText } from "./failure-text.ts";
import { signIn } from "./session.ts";
import { texts } from "./texts.ts";
import { UsePasskey } from "./use-passkey.tsx";

export function SignIn({
  onDone,
  onCode,
  onBegin,
}: {
  onDone: () => Promise<void>;
  /** The password was right, a code is wanted. */
  onCode: () => void;
  /** Somebody is about to come in. */
  onBegin: () => void;
}) {
  const text = useTexts(texts);
  return (
    <>
      <AccountForm
        label={text.signIn}
        submit={text.signIn}
        onSubmit={async (field) => {
          const outcome = await signIn({ email: field("email"), password: field("password") });
          if (!outcome.ok) return failureText({ failure: outcome, text, wrong: text.wrong });
          onBegin();
          if (outcome.answer.twoFactorRedirect) onCode();
          else await onDone();
        }}
      >
        <AccountField label={text.email} name="email" type="email" autoComplete="username" />
        <AccountField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
      <UsePasskey
        onDone={async () => {
          onBegin();
          await onDone();
        }}
      />
    </>
  );
}
