import { useState } from "react";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";

export function BackupCodes({
  codes,
  onKept,
}: {
  codes: string[];
  onKept: () => Promise<void> | void;
}) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState(false);
  return (
    <section className="sign-in-form">
      <h2>{text.backupTitle}</h2>
      <p>{text.backupLead}</p>
      <ul className="sign-in-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button
        className="sign-in-link"
        type="button"
        onClick={() => navigator.clipboard.writeText(codes.join("\n")).then(() => setCopied(true))}
      >
        {copied ? text.copied : text.copy}
      </button>
      <button className="sign-in-button" type="button" onClick={() => void onKept()}>
        {text.backupKept}
      </button>
    </section>
  );
}
