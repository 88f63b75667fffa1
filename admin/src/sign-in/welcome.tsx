import { useEffect, useState } from "react";
import { useTexts } from "../language.ts";
import { AccountField, AccountForm, NewPasswordFields } from "./account-form.tsx";
import { consumeLink, type Welcome as Link, readLink } from "./session.ts";
import { texts } from "./texts.ts";

type State = { step: "loading" | "unreachable" | "spent" | "done" } | { step: "open"; link: Link };

/** For whoever opens a link that makes an account or sets a new password. */
export function Welcome() {
  const text = useTexts(texts);
  const token = location.hash.slice(1);
  const [state, setState] = useState<State>({ step: "loading" });

  useEffect(() => {
    readLink(token).then(
      (link) => setState(link ? { step: "open", link } : { step: "spent" }),
      () => setState({ step: "unreachable" }),
    );
  }, [token]);

  switch (state.step) {
    case "loading":
      return <p role="status">{text.working}</p>;
    case "unreachable":
      return (
        <p className="sign-in-alert" role="alert">
          {text.unreachable}
        </p>
      );
    case "spent":
      return (
        <>
          <p className="sign-in-alert" role="alert">
            {text.linkSpent}
          </p>
          <ToSignIn />
        </>
      );
    case "done":
      return (
        <>
          <p role="status">{text.welcomeDone}</p>
          <ToSignIn />
        </>
      );
    case "open":
      return (
        <SetPassword
          link={state.link}
          token={token}
          onSpent={(ok) => setState({ step: ok ? "done" : "spent" })}
        />
      );
  }
}

function ToSignIn() {
  const text = useTexts(texts);
  return (
    <a className="sign-in-button" href="/admin/">
      {text.toSignIn}
    </a>
  );
}

function SetPassword({
  link,
  token,
  onSpent,
}: {
  link: Link;
  token: string;
  onSpent: (ok: boolean) => void;
}) {
  const text = useTexts(texts);
  const invited = link.kind === "invitation";
  const lead = invited ? text.welcomeInvitation : text.welcomePassword;
  return (
    <>
      <h2>{lead}</h2>
      <p>{text.welcomeFor(link.email)}</p>
      <AccountForm
        label={lead}
        submit={text.save}
        onSubmit={async (field) => {
          const password = field("password");
          if (password !== field("repeated")) return text.different;
          const name = invited ? field("name").trim() : link.name || link.email;
          try {
            const outcome = await consumeLink({ token, name, password });
            if (outcome === "known") return { field: "password", problem: text.known };
            onSpent(outcome === "spent");
          } catch {
            return text.unreachable;
          }
        }}
      >
        {/* Tells a password manager whose password it keeps. */}
        <input name="username" autoComplete="username" value={link.email} readOnly hidden />
        {invited && (
          <AccountField
            label={text.name}
            name="name"
            autoComplete="name"
            defaultValue={link.name}
            maxLength={80}
          />
        )}
        <NewPasswordFields name="password" />
      </AccountForm>
    </>
  );
}
