import { type FormEvent, type ReactNode, useState } from "react";
import { m } from "#text";
import { CallFailed } from "../api/send.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { useHydrated } from "../ui/hooks/use-hydrated.tsx";
import { NeedsScripts } from "../ui/page/needs-scripts.tsx";

/**
 * A form of sign-in or registration. It cannot be sent before the page is hydrated: what is typed
 * here must never end up in an address. Shows the sentence that comes back when it did not work.
 */
export function AccountForm({
  submit,
  onSubmit,
  children,
}: {
  /** The button's word. */
  submit: string;
  onSubmit: (field: (name: string) => string) => Promise<string | undefined>;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      setProblem(await onSubmit((name) => String(values.get(name) ?? "")));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <NeedsScripts text={m.door_needs_scripts()} />
      <form
        method="post"
        onSubmit={send}
        aria-busy={isBusy}
        className="mt-6 grid gap-5 noscript:hidden"
      >
        {children}
        <p role="alert" className="text-danger empty:hidden">
          {problem}
        </p>
        <button
          type="submit"
          disabled={!hydrated || isBusy}
          className={`${buttonClass()} justify-self-start`}
        >
          {submit}
        </button>
      </form>
    </>
  );
}
