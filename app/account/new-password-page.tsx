import { useState } from "react";
import { m } from "#text";
import { callApi } from "../api/client.ts";
import { CallFailed } from "../api/send.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { PasswordField, passwordProblem } from "../ui/forms/password-field.tsx";
import type { Route } from "./+types/new-password-page";
import { AccountForm } from "./account-form.tsx";
import { Done } from "./done.tsx";
import { useLinkToken } from "./use-link-token.ts";

export const handle = { router: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({
    matches,
    path: "/login/password",
    title: m.new_password_title(),
    description: m.new_password_lead(),
  });

/** Where the mail after a forgotten password leads. */
export default function NewPasswordPage() {
  const token = useLinkToken();
  const [confirmation, setConfirmation] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  if (confirmation) {
    return (
      <Done title={m.new_password_title()} text={confirmation}>
        <ButtonLink to="/login">{m.login_title()}</ButtonLink>
      </Done>
    );
  }
  return (
    <>
      <h1 className="text-title">{m.new_password_title()}</h1>
      <p className="mt-2 text-felt">{m.new_password_lead()}</p>
      <AccountForm
        submit={m.save()}
        onSubmit={async (field) => {
          setWrong(undefined);
          try {
            const answer = await callApi<{ msg: string }>({
              path: "/api/users/password",
              method: "POST",
              body: { token, password: field("password") },
              quiet: true,
            });
            setConfirmation(answer.msg);
            return undefined;
          } catch (error) {
            if (!(error instanceof CallFailed)) throw error;
            setWrong(error.fields.password);
            return error.fields.password ? undefined : error.message;
          }
        }}
      >
        <PasswordField error={passwordProblem(wrong)} />
      </AccountForm>
    </>
  );
}
