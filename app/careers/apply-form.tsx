import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "#domain/text/field-problem.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { saveReturnPath } from "../api/return-to.ts";
import { CallFailed } from "../api/send.ts";
import { addProof } from "../captcha/proof-under-way.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { localHref } from "../ui/controls/link.tsx";
import { showAlert } from "../ui/dialogs/messages.tsx";
import { useHydrated } from "../ui/hooks/use-hydrated.tsx";
import { applyPath } from "./addresses.ts";
import { ApplyFields } from "./apply-fields.tsx";
import { draftFor } from "./draft.ts";
import type { GivenApplication } from "./given-application.ts";
import { loadApplicant } from "./load-applicant.ts";
import { Received } from "./received.tsx";
import { findFieldProblems, sendApplication } from "./send-application.ts";

/**
 * To apply at once, without an account; members may send their résumé instead. Without JavaScript
 * it is sent to a page of its own, which asks for the file and the code.
 */
export function ApplyForm({
  job,
  given,
}: {
  job: { id: string };
  given?: GivenApplication | undefined;
}) {
  const lang = getLocale();
  const form = useRef<HTMLFormElement>(null);
  const draft = draftFor(job);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState(given?.problems ?? []);
  const [number, setNumber] = useState<string>();
  /** Counts refusals: a picture answered once is used up. */
  const [refused, setRefused] = useState(0);
  /** Whether a member who is signed in has something to send in place of a file. */
  const [hasResume, setHasResume] = useState(false);
  const hydrated = useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a job has one draft, whoever asks for it
  useEffect(() => {
    if (form.current) draft.fill(form.current);
    void loadApplicant().then((applicant) => {
      if (!applicant || !form.current) return;
      fillEmpty(form.current, applicant.fields);
      setHasResume(applicant.hasResume);
    });
  }, [job.id]);

  function noteChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    draft.keep(currentTarget);
    const { name } = target as HTMLInputElement;
    setProblems((current) => current.filter(({ field }) => field !== name));
  }

  async function refuse(found: FieldProblem[]) {
    setProblems(found);
    await showAlert({ kind: "error", text: found[0]?.msg ?? "" });
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = new FormData(event.currentTarget);
    const wrong = findFieldProblems({ form: values, lang });
    if (wrong.length > 0) return refuse(wrong);
    // One key until it was received: sent again after a lost answer, it is stored once.
    if (!values.get("key")) values.set("key", draft.key());
    setSending(true);
    const isReady = values.get("with") === "resume" || (await addProof(values));
    const answer = isReady && (await sendApplication({ form: values }).catch(returnHere));
    setSending(false);
    if (!answer) return;
    if ("number" in answer) {
      draft.forget();
      return setNumber(answer.number);
    }
    if (answer.problems[0]?.reason !== "early") setRefused((count) => count + 1);
    return refuse(answer.problems);
  }

  if (number !== undefined) return <Received number={number} />;
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={localHref(applyPath(job))}
      noValidate={hydrated}
      onChange={noteChange}
      onSubmit={submit}
      aria-busy={isSending}
      className="@container max-w-3xl"
    >
      <input type="hidden" name="job" value={job.id} />
      <ApplyFields
        given={given}
        hasResume={hasResume}
        captchaRound={refused}
        errors={new Map(problems.map(({ field, msg }) => [field, msg]))}
      />
      <p className="mt-6 max-w-prose text-sm text-felt">{m.apply_privacy()}</p>
      <button type="submit" disabled={isSending} className={`mt-5 ${buttonClass()}`}>
        {isSending ? m.apply_sending() : m.apply_send()}
      </button>
    </form>
  );
}

/** What was typed meanwhile is newer. */
function fillEmpty(form: HTMLFormElement, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") field.value = value;
  }
}

/** Whoever had to sign in first comes back to the form, which has kept what they wrote. */
function returnHere(failure: unknown) {
  if (!(failure instanceof CallFailed) || failure.status !== 401) return;
  saveReturnPath(`${location.pathname}${location.search}#apply`);
}
