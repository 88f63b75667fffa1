import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "#domain/text/field-problem.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { addProof } from "../captcha/proof-under-way.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { localHref } from "../ui/controls/link.tsx";
import { showAlert } from "../ui/dialogs/messages.tsx";
import type { Option } from "../ui/forms/filter-options.ts";
import { useHydrated } from "../ui/hooks/use-hydrated.tsx";
import { draft } from "./draft.ts";
import type { GivenInquiry } from "./given-inquiry.ts";
import type { InquiryContext } from "./inquiry-context.ts";
import { InquiryFields } from "./inquiry-fields.tsx";
import { findFieldProblems, sendInquiry } from "./send-inquiry.ts";
import { useCountries } from "./use-countries.ts";

export type InquiryFormProps = {
  context?: InquiryContext;
  /** Without them they are fetched, and visitors without JavaScript are asked on the next page. */
  countries?: Option[] | undefined;
  given?: GivenInquiry | undefined;
};

/** What phones ask first; the style sheet parts the fields by the same names. */
const firstStepFields = ["address", "conts", "files"];
const isOfFirstStep = ({ field }: FieldProblem) => firstStepFields.includes(field);

/** The step on which the first problem is mended. */
const stepOf = ([first]: FieldProblem[]) => (!first || isOfFirstStep(first) ? 1 : 2);

/**
 * The one form, in the dialog and on pages. Without JavaScript it is sent to the inquiry page; with
 * it, to the API, and the visitor stays where they are. On phones it has two steps (see
 * `form[data-step]` in the style sheet): the first button sends nothing but goes on.
 */
export function InquiryForm({
  context = { kind: "message" },
  countries: givenCountries,
  given = {},
  onSent,
}: InquiryFormProps & { onSent?: () => void }) {
  const lang = getLocale();
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState(given.problems ?? []);
  const [step, setStep] = useState(stepOf(problems));
  /** Counts what was sent, and what was refused: fields and picture are then made anew. */
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState(0);
  const countries = useCountries(givenCountries);
  const hydrated = useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the list of countries is there, and for new fields
  useEffect(() => {
    if (form.current) draft.fill(form.current);
  }, [countries, sent]);

  function noteChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    draft.keep(currentTarget);
    const { name } = target as HTMLInputElement;
    setProblems((current) => current.filter(({ field }) => field !== name));
  }

  function go(to: number) {
    setStep(to);
    // When it has been drawn: the step tells of itself, and begins at the top.
    setTimeout(() => progress.current?.focus());
  }

  async function refuse(found: FieldProblem[]) {
    setProblems(found);
    setStep(stepOf(found));
    await showAlert({ kind: "error", text: found[0]?.msg ?? "" });
    const wrong = form.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [];
    [...wrong].find(({ offsetParent }) => offsetParent)?.focus();
  }

  async function celebrate() {
    draft.forget();
    dispatchEvent(new Event("inquiry-sent"));
    setProblems([]);
    setStep(1);
    setSent((count) => count + 1);
    await showAlert({
      kind: "notice",
      title: m.inquiry_received_title(),
      text: m.inquiry_received_text(),
    });
    onSent?.();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const values = new FormData(event.currentTarget);
    const isFirstStep = next.current?.offsetParent;
    const found = findFieldProblems({ form: values, lang });
    const wrong = isFirstStep ? found.filter(isOfFirstStep) : found;
    if (wrong.length > 0) return refuse(wrong);
    if (isFirstStep) return go(2);
    if (!values.get("key")) values.set("key", draft.key());
    isUnderWay.current = true;
    setSending(true);
    const isReady = await addProof(values);
    const answer = isReady && (await sendInquiry({ form: values, lang }).catch(() => undefined));
    isUnderWay.current = false;
    setSending(false);
    // Without an answer everything stays as it is: sent again, it is stored once.
    if (!answer) return;
    if (answer.length === 0) return celebrate();
    // A picture answered once is used up, unless it was not even looked at yet.
    if (answer[0]?.reason !== "early") setRefused((count) => count + 1);
    return refuse(answer);
  }

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={localHref("/inquiry")}
      noValidate={hydrated}
      onChange={noteChange}
      onSubmit={submit}
      aria-busy={isSending}
      data-step={step}
      className="@container"
    >
      <p
        ref={progress}
        tabIndex={-1}
        className="mb-5 hidden border-b-2 border-oak pb-2 font-medium outline-none in-steps:block"
      >
        {step === 1 ? m.inquiry_step_about() : m.inquiry_step_who()}
      </p>
      <InquiryFields
        key={sent}
        context={context}
        countries={countries}
        given={sent === 0 ? given : {}}
        captchaRound={refused}
        errors={new Map(problems.map(({ field, msg }) => [field, msg]))}
      />
      <p className="mt-6 flex flex-wrap gap-3">
        <button ref={next} type="submit" className={`step-next ${buttonClass()}`}>
          {m.inquiry_next()}
        </button>
        <button
          type="button"
          onClick={() => go(1)}
          className={`step-back ${buttonClass("outline")}`}
        >
          {m.inquiry_back()}
        </button>
        <button type="submit" disabled={isSending} className={`step-send ${buttonClass()}`}>
          {isSending ? m.inquiry_sending() : m.inquiry_send()}
        </button>
      </p>
    </form>
  );
}
