import { useState } from "react";
import { m } from "#text";
import { callApi } from "../api/client.ts";
import { CallFailed } from "../api/send.ts";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { addProof } from "../captcha/proof-under-way.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { TextField } from "../ui/forms/field.tsx";
import { PasswordField, passwordProblem } from "../ui/forms/password-field.tsx";
import type { Route } from "./+types/register-page";
import { AccountForm } from "./account-form.tsx";
import { Done } from "./done.tsx";
import { AccountLink } from "./login-page.tsx";

export const handle = { router: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({
    matches,
    path: "/Register",
    title: m.register_title(),
    description: m.register_lead(),
  });

const problems: Record<string, () => string> = {
  name: m.register_problem_name,
  email: m.register_problem_email,
};

export default function RegisterPage() {
  const [confirmation, setConfirmation] = useState<string>();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  /** Another number, another picture: one that was answered is used up. */
  const [round, setRound] = useState(0);
  if (confirmation) {
    return (
      <Done title={m.register_done_title()} text={confirmation}>
        <ButtonLink to="/login">{m.login_title()}</ButtonLink>
      </Done>
    );
  }

  async function register(field: (name: string) => string) {
    const values = new FormData();
    for (const name of ["name", "email", "password", "code", "vcode"]) {
      values.set(name, field(name));
    }
    if (!(await addProof(values))) return;
    try {
      const answer = await callApi<{ msg: string }>({
        path: "/api/users/register",
        method: "POST",
        body: Object.fromEntries(values),
      });
      setConfirmation(answer.msg);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setWrong(error.fields);
      if (error.fields.code !== "early") setRound((count) => count + 1);
      return Object.keys(error.fields).length > 0 ? undefined : error.message;
    }
  }

  const problemOf = (name: string) => wrong[name] && problems[name]?.();
  const codeProblem =
    wrong.code && (wrong.code === "early" ? m.inquiry_problem_early() : m.inquiry_problem_code());
  return (
    <>
      <h1 className="text-title">{m.register_title()}</h1>
      <p className="mt-2 text-felt">{m.register_lead()}</p>
      <AccountForm submit={m.register_submit()} onSubmit={register}>
        <TextField
          label={m.apply_name()}
          name="name"
          autoComplete="name"
          maxLength={80}
          error={problemOf("name")}
          required
        />
        <TextField
          label={m.email()}
          name="email"
          type="email"
          autoComplete="username"
          error={problemOf("email")}
          required
        />
        <PasswordField error={passwordProblem(wrong.password)} />
        <CaptchaField key={round} given={undefined} error={codeProblem} />
        <p className="text-sm text-felt">
          {m.register_privacy()}{" "}
          <Link to="/privacy.html" className="underline underline-offset-4">
            {m.nav_privacy()}
          </Link>
        </p>
      </AccountForm>
      <p className="mt-8 border-t border-line pt-4">
        <AccountLink to="/login">{m.register_login()}</AccountLink>
      </p>
    </>
  );
}
