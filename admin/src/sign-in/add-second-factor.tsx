import { useState } from "react";
import { encode } from "uqr";
import { useTexts } from "../language.ts";
import { AccountField, AccountForm } from "./account-form.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { failureText } from "./failure-text.ts";
import { beginSecondFactor, giveCode, type SecondFactor } from "./session.ts";
import { texts } from "./texts.ts";

type Step =
  | { step: "password" }
  | { step: "scan"; factor: SecondFactor }
  | { step: "codes"; factor: SecondFactor };

/** Password, code to scan, first code of the app, backup codes: on only when all were passed. */
export function AddSecondFactor({ onDone }: { onDone: () => Promise<void> | void }) {
  const text = useTexts(texts);
  const [state, setState] = useState<Step>({ step: "password" });

  if (state.step === "password") {
    return (
      <AccountForm
        key="password"
        label={text.enrolTitle}
        submit={text.next}
        onSubmit={async (field) => {
          const outcome = await beginSecondFactor(field("password"));
          if (!outcome.ok) return failureText({ failure: outcome, text, wrong: text.wrongCurrent });
          setState({ step: "scan", factor: outcome.answer });
        }}
      >
        <p>{text.enrolPassword}</p>
        <AccountField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
    );
  }
  if (state.step === "scan") {
    const { factor } = state;
    return (
      <AccountForm
        key="scan"
        label={text.enrolTitle}
        submit={text.confirm}
        onSubmit={async (field) => {
          const outcome = await giveCode(field("code").trim());
          if (!outcome.ok) return failureText({ failure: outcome, text, wrong: text.wrongCode });
          setState({ step: "codes", factor });
        }}
      >
        <p>{text.enrolScan}</p>
        <QrCode content={factor.totpURI} />
        <p>
          {text.enrolKey} <code className="sign-in-key">{keyOf(factor)}</code>
        </p>
        <AccountField
          label={text.code}
          name="code"
          inputMode="numeric"
          pattern="\d{6}"
          autoComplete="one-time-code"
        />
      </AccountForm>
    );
  }
  return (
    <>
      <p role="status">{text.enrolled}</p>
      <BackupCodes codes={state.factor.backupCodes} onKept={onDone} />
    </>
  );
}

function keyOf({ totpURI }: SecondFactor): string {
  const key = new URL(totpURI).searchParams.get("secret") ?? "";
  return key.match(/.{1,4}/g)?.join(" ") ?? "";
}

function QrCode({ content }: { content: string }) {
  const text = useTexts(texts);
  const { data, size } = encode(content, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className="sign-in-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={text.enrolQr}
    >
      <path d={path} />
    </svg>
  );
}
