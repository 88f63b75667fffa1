import { useState } from "react";
import { m } from "#text";
import { callApi } from "../api/client.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import type { Route } from "./+types/confirm-page";
import { AccountForm } from "./account-form.tsx";
import { Done } from "./done.tsx";
import { useLinkToken } from "./use-link-token.ts";

export const handle = { router: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({
    matches,
    path: "/login/confirm",
    title: m.confirm_title(),
    description: m.confirm_lead(),
  });

/** Where the mail after a registration leads. A button, for mail programs open links by themselves. */
export default function ConfirmPage() {
  const token = useLinkToken();
  const [confirmation, setConfirmation] = useState<string>();
  if (confirmation) {
    return (
      <Done title={m.confirm_done_title()} text={confirmation}>
        <ButtonLink to="/login">{m.login_title()}</ButtonLink>
      </Done>
    );
  }
  return (
    <>
      <h1 className="text-title">{m.confirm_title()}</h1>
      <p className="mt-2 text-felt">{m.confirm_lead()}</p>
      <AccountForm
        submit={m.confirm_submit()}
        onSubmit={async () => {
          const answer = await callApi<{ msg: string }>({
            path: "/api/users/confirm",
            method: "POST",
            body: { token },
            quiet: true,
          });
          setConfirmation(answer.msg);
          return undefined;
        }}
      >
        {null}
      </AccountForm>
    </>
  );
}
