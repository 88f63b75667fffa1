import { useTexts } from "../language.ts";
import { failureText } from "./failure-text.ts";
import { GateField, GateForm } from "./gate-form.tsx";
import { giveCode } from "./session.ts";
import { texts } from "./texts.ts";

export function GiveCode({
  onDone,
  onCancel,
}: {
  onDone: () => Promise<void>;
  onCancel: () => void;
}) {
  const text = useTexts(texts);
  return (
    <>
      <h2>{text.codeTitle}</h2>
      <p>{text.codeLead}</p>
      <GateForm
        label={text.codeTitle}
        submit={text.confirm}
        onSubmit={async (field) => {
          const outcome = await giveCode(field("code").trim());
          if (!outcome.ok) return failureText({ failure: outcome, text, wrong: text.wrongCode });
          await onDone();
        }}
      >
        <GateField
          label={text.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </GateForm>
      <button className="gate-link" type="button" onClick={onCancel}>
        {text.cancel}
      </button>
    </>
  );
}
