import { useState } from "react";
import { m } from "#text";
import { callApi } from "../api/client.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { TextField } from "../ui/forms/field.tsx";
import type { Route } from "./+types/forgotten-page";
import { AccountForm } from "./account-form.tsx";
import { Done } from "./done.tsx";

export const handle = { router: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({
    matches,
    path: "/login/forgotten",
    title: m.forgotten_title(),
    description: m.forgotten_lead(),
  });

/** For staff and members alike. What it answers never tells who has an account. */
export default function ForgottenPage() {
  const [confirmation, setConfirmation] = useState<string>();
  if (confirmation) {
    return (
      <Done title={m.forgotten_title()} text={confirmation}>
        <ButtonLink to="/login">{m.login_title()}</ButtonLink>
      </Done>
    );
  }
  return (
    <>
      <h1 className="text-title">{m.forgotten_title()}</h1>
      <p className="mt-2 text-felt">{m.forgotten_lead()}</p>
      <AccountForm
        submit={m.forgotten_submit()}
        onSubmit={async (field) => {
          const answer = await callApi<{ msg: string }>({
            path: "/api/users/forgotten",
            method: "POST",
            body: { email: field("email") },
          });
          setConfirmation(answer.msg);
          return undefined;
        }}
      >
        <TextField label={m.email()} name="email" type="email" autoComplete="username" required />
      </AccountForm>
    </>
  );
}
