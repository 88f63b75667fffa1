import { Button, Stack, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useNotify } from "react-admin";
import { useTexts } from "../language.ts";
import { useAccount, useRefreshAccount } from "../office/account.tsx";
import { AccountField, AccountForm } from "../sign-in/account-form.tsx";
import { BackupCodes } from "../sign-in/backup-codes.tsx";
import { failureText } from "../sign-in/failure-text.ts";
import { type Outcome, removeSecondFactor, renewBackupCodes } from "../sign-in/session.ts";
import { texts as signInTexts } from "../sign-in/texts.ts";
import { texts } from "./texts.ts";

const AddSecondFactor = lazy(() =>
  import("../sign-in/add-second-factor.tsx").then((part) => ({ default: part.AddSecondFactor })),
);

type Step = "rest" | "add" | "remove" | "renew";

/** Two-step verification of one's own account: on, off, and the codes for a lost telephone. */
export function OwnSecondFactor() {
  const text = useTexts(texts);
  const notify = useNotify();
  const { hasApp: on, passkeys, secondFactorRequired } = useAccount();
  const isLast = secondFactorRequired && passkeys === 0;
  const refresh = useRefreshAccount();
  const [step, setStep] = useState<Step>("rest");
  const [codes, setCodes] = useState<string[]>();

  if (codes) {
    return <BackupCodes codes={codes} onKept={() => setCodes(undefined)} />;
  }
  if (step === "add") {
    return (
      <Suspense>
        <AddSecondFactor
          onDone={async () => {
            await refresh();
            setStep("rest");
          }}
        />
      </Suspense>
    );
  }
  if (step === "remove") {
    return (
      <WithPassword
        lead={text.removeLead}
        ask={removeSecondFactor}
        onCancel={() => setStep("rest")}
        onDone={async () => {
          await refresh();
          setStep("rest");
          notify(text.removed, { type: "success" });
        }}
      />
    );
  }
  if (step === "renew") {
    return (
      <WithPassword
        lead={text.renewLead}
        ask={renewBackupCodes}
        onCancel={() => setStep("rest")}
        onDone={({ backupCodes }) => {
          setCodes(backupCodes);
          setStep("rest");
        }}
      />
    );
  }
  return (
    <>
      <Typography sx={{ marginBlockEnd: 2 }}>{on ? text.on : text.off}</Typography>
      {on ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
          <Button variant="outlined" onClick={() => setStep("renew")}>
            {text.renew}
          </Button>
          {!isLast && (
            <Button variant="outlined" color="error" onClick={() => setStep("remove")}>
              {text.remove}
            </Button>
          )}
        </Stack>
      ) : (
        <Button variant="contained" onClick={() => setStep("add")}>
          {text.add}
        </Button>
      )}
      {on && isLast && (
        <Typography variant="body2" sx={{ color: "text.secondary", marginBlockStart: 1 }}>
          {text.required}
        </Typography>
      )}
    </>
  );
}

/** Asks for the password, then for what it is needed for. */
function WithPassword<Answer>({
  lead,
  ask,
  onDone,
  onCancel,
}: {
  lead: string;
  ask: (password: string) => Promise<Outcome<Answer>>;
  onDone: (answer: Answer) => Promise<void> | void;
  onCancel: () => void;
}) {
  const text = useTexts(texts);
  const signIn = useTexts(signInTexts);
  return (
    <>
      <AccountForm
        label={lead}
        submit={text.confirm}
        onSubmit={async (field) => {
          const outcome = await ask(field("password"));
          if (!outcome.ok) {
            return failureText({ failure: outcome, text: signIn, wrong: signIn.wrongCurrent });
          }
          await onDone(outcome.answer);
        }}
      >
        <p>{lead}</p>
        <AccountField
          label={text.passwordField}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
      <Button onClick={onCancel} sx={{ marginBlockStart: 1 }}>
        {text.cancel}
      </Button>
    </>
  );
}
