import { useEffect, useState } from "react";
import { m } from "#text";
import {
  canUsePasskeys,
  giveCode,
  type Outcome,
  placeFor,
  signIn,
  signInWithPasskey,
} from "../api/sign-in.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { TextField } from "../ui/forms/field.tsx";
import type { Route } from "./+types/login-page";
import { AccountForm } from "./account-form.tsx";

export const handle = { router: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/login", title: m.login_title(), description: m.register_lead() });

/** The one sign-in, for members and staff. */
export default function LoginPage() {
  const [asksCode, setAsksCode] = useState(false);

  /** Where an outcome leads; a sentence when it leads nowhere. */
  function follow(outcome: Outcome): string | undefined {
    switch (outcome.outcome) {
      case "in":
        location.assign(placeFor(outcome.user));
        return undefined;
      case "code":
        setAsksCode(true);
        return undefined;
      case "over":
        setAsksCode(false);
        return m.login_code_over();
      case "locked":
        return m.login_locked({ minutes: Math.ceil(outcome.seconds / 60) });
      case "unreachable":
        return m.offline_call();
      case "wrong":
        return asksCode ? m.login_code_wrong() : m.login_wrong();
    }
  }

  return asksCode ? <Code follow={follow} /> : <Credentials follow={follow} />;
}

type Follow = { follow: (outcome: Outcome) => string | undefined };

function Credentials({ follow }: Follow) {
  return (
    <>
      <h1 className="text-title">{m.login_title()}</h1>
      <p className="mt-2 text-felt">{m.login_lead()}</p>
      <AccountForm
        submit={m.login_submit()}
        onSubmit={async (field) =>
          follow(await signIn({ email: field("email").trim(), password: field("password") }))
        }
      >
        <TextField label={m.email()} name="email" type="email" autoComplete="username" required />
        <TextField
          label={m.password()}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </AccountForm>
      <Passkey follow={follow} />
      <p className="mt-8 flex flex-wrap justify-between gap-x-6 border-t border-line pt-4">
        <AccountLink to="/Register">{m.login_register()}</AccountLink>
        <AccountLink to="/login/forgotten">{m.login_forgotten()}</AccountLink>
      </p>
    </>
  );
}

function Passkey({ follow }: Follow) {
  const [isOffered, setOffered] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setOffered(canUsePasskeys()), []);
  if (!isOffered) return null;

  async function enter() {
    setProblem(undefined);
    const outcome = await signInWithPasskey();
    setProblem(outcome.outcome === "wrong" ? m.login_passkey_failed() : follow(outcome));
  }

  return (
    <div className="mt-5">
      <button type="button" onClick={enter} className={buttonClass("outline")}>
        {m.login_passkey()}
      </button>
      {problem && (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

export function AccountLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-oak-deep underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

function Code({ follow }: Follow) {
  return (
    <>
      <h1 className="text-title">{m.login_code_title()}</h1>
      <p className="mt-2 text-felt">{m.login_code_lead()}</p>
      <AccountForm
        submit={m.login_submit()}
        onSubmit={async (field) => follow(await giveCode(field("code")))}
      >
        <TextField
          label={m.login_code()}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </AccountForm>
    </>
  );
}
