import { useCallback, useEffect, useState } from "react";
import { ChangePassword } from "./change-password.tsx";
import { readUser, signOut, type User } from "./session.ts";
import { SignIn } from "./sign-in.tsx";
import { text } from "./text.ts";

type State = { step: "loading" } | { step: "unreachable" } | { step: "ready"; user?: User };

export function BackOffice() {
  const [state, setState] = useState<State>({ step: "loading" });

  const refresh = useCallback(async () => {
    try {
      const user = await readUser();
      setState(user ? { step: "ready", user } : { step: "ready" });
    } catch {
      setState({ step: "unreachable" });
    }
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return (
    <main>
      <h1>{text.title}</h1>
      <Step state={state} refresh={refresh} />
    </main>
  );
}

function Step({ state, refresh }: { state: State; refresh: () => Promise<void> }) {
  if (state.step === "loading") return <p role="status">{text.working}</p>;
  if (state.step === "unreachable") return <p role="alert">{text.unreachable}</p>;
  if (!state.user) return <SignIn onDone={refresh} />;
  if (state.user.mustChangePassword) return <ChangePassword onDone={refresh} />;
  return <SignedIn user={state.user} onDone={refresh} />;
}

function SignedIn({ user, onDone }: { user: User; onDone: () => Promise<void> }) {
  return (
    <section>
      <p>
        {text.signedInAs} <strong>{user.email}</strong>
        <br />
        {text.role} {user.role}
      </p>
      <p className="actions">
        <a href="/">{text.toSite}</a>
        <button type="button" onClick={() => signOut().then(onDone)}>
          {text.signOut}
        </button>
      </p>
    </section>
  );
}
