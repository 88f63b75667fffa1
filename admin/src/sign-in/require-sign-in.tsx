import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTexts } from "../language.ts";
import { ChangePassword } from "./change-password.tsx";
import { GiveCode } from "./give-code.tsx";
import { nextStep } from "./next-step.ts";
import { ProveAgain } from "./prove-again.tsx";
import { type Account, readAccount } from "./session.ts";
import { SignIn } from "./sign-in.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { texts } from "./texts.ts";

const loadOffice = () => import("../office/back-office.tsx");
const BackOffice = lazy(() => loadOffice().then((office) => ({ default: office.BackOffice })));
const Enrol = lazy(() => import("./enrol.tsx").then((part) => ({ default: part.Enrol })));
const Welcome = lazy(() => import("./welcome.tsx").then((part) => ({ default: part.Welcome })));

type State =
  | { step: "loading" | "unreachable" | "sign-in" | "code" }
  | { step: "in"; account: Account };

/** Nobody sees the back office, or loads it, before they are through here. */
export function RequireSignIn() {
  const [state, setState] = useState<State>({ step: "loading" });
  const welcome = location.pathname === "/admin/welcome";

  const enter = useCallback(async () => {
    try {
      const account = await readAccount();
      setState(account ? { step: "in", account } : { step: "sign-in" });
    } catch {
      setState({ step: "unreachable" });
    }
  }, []);

  const refresh = useCallback(async () => {
    // Out of reach for a moment: what is known has to do.
    const account = await readAccount().catch(() => undefined);
    if (account) setState({ step: "in", account });
  }, []);

  useEffect(() => {
    if (!welcome) void enter();
  }, [enter, welcome]);

  if (!welcome && state.step === "in" && !nextStep(state.account)) {
    return (
      <Suspense fallback={<Waiting />}>
        <BackOffice account={state.account} refresh={refresh} />
      </Suspense>
    );
  }
  return (
    <SignInFrame>
      <Suspense fallback={<Waiting />}>
        {welcome ? <Welcome /> : <Step state={state} enter={enter} setState={setState} />}
      </Suspense>
    </SignInFrame>
  );
}

function Step({
  state,
  enter,
  setState,
}: {
  state: State;
  enter: () => Promise<void>;
  setState: (state: State) => void;
}) {
  const text = useTexts(texts);
  switch (state.step) {
    case "loading":
      return <Waiting />;
    case "unreachable":
      return (
        <>
          <p className="sign-in-alert" role="alert">
            {text.unreachable}
          </p>
          <button className="sign-in-button" type="button" onClick={enter}>
            {text.retry}
          </button>
        </>
      );
    case "sign-in":
      return (
        <SignIn
          onDone={enter}
          onCode={() => setState({ step: "code" })}
          onBegin={() => void loadOffice()}
        />
      );
    case "code":
      return <GiveCode onDone={enter} onCancel={() => setState({ step: "sign-in" })} />;
    case "in":
      return <DueStep account={state.account} onDone={enter} />;
  }
}

function DueStep({ account, onDone }: { account: Account; onDone: () => Promise<void> }) {
  switch (nextStep(account)) {
    case "change-password":
      return <ChangePassword onDone={onDone} forced />;
    case "prove-again":
      return <ProveAgain account={account} onDone={onDone} />;
    default:
      return <Enrol onDone={onDone} />;
  }
}

function Waiting() {
  const text = useTexts(texts);
  return (
    <p className="sign-in-waiting" role="status">
      {text.working}
    </p>
  );
}
