import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { m } from "#text";
import { CallFailed } from "../api/send.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { showToast } from "../ui/dialogs/messages.tsx";

/** What is wrong with a field, in words. */
export type Problems = (name: string) => string | undefined;

const words: Record<string, () => string> = {
  required: m.problem_required,
  "too-long": m.problem_too_long,
  wrong: m.problem_wrong,
};

/** A form over something of one's own: sends it, says how it ended, ties problems to their fields. */
export function OwnForm({
  onSave,
  submit = m.save(),
  children,
  actions,
}: {
  /** Throws `CallFailed` when it was not taken. */
  onSave: (values: FormData) => Promise<void>;
  submit?: string;
  children: (problems: Problems) => ReactNode;
  /** Beside the button. */
  actions?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer is shown, not before
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(new FormData(event.currentTarget));
      setWrong({});
      showToast({ kind: "notice", text: m.saved() });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setWrong(error.fields);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      onSubmit={save}
      aria-busy={isBusy}
      className="grid max-w-2xl gap-6"
    >
      {children((name) => {
        const word = wrong[name];
        return word && (words[word] ?? m.problem_wrong)();
      })}
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={isBusy} className={buttonClass()}>
          {submit}
        </button>
        {actions}
      </div>
    </form>
  );
}
