import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { buttonClass } from "../ui/button.tsx";
import type { Option } from "../ui/filter-options.ts";
import { localHref } from "../ui/link.tsx";
import { showAlert } from "../ui/messages.tsx";
import { useHydrated } from "../ui/use-hydrated.tsx";
import { draft } from "./draft.ts";
import type { InquiryContext } from "./inquiry-context.ts";
import { InquiryFields } from "./inquiry-fields.tsx";
import { addProof } from "./proof-under-way.ts";
import { type FieldProblem, findFieldProblems, sendInquiry } from "./send-inquiry.ts";
import type { Captcha } from "./use-captcha.ts";
import { useCountries } from "./use-countries.ts";

/** What a page made for one visitor alone already knows. */
export type GivenInquiry = {
  captcha?: Captcha;
  key?: string;
  /** What was typed into a form that could not be taken, by field. */
  typed?: Record<string, string>;
  problems?: FieldProblem[];
};

export type InquiryFormProps = {
  context?: InquiryContext;
  /** Without them they are fetched, and visitors without JavaScript are asked on the next page. */
  countries?: Option[] | undefined;
  given?: GivenInquiry | undefined;
};

/**
 * The one form of all doors. Without JavaScript it is sent to the inquiry page; with it, to the
 * API, and the visitor stays where they are.
 */
export function InquiryForm({
  context = { kind: "message" },
  countries: givenCountries,
  given = {},
  onSent,
}: InquiryFormProps & { onSent?: () => void }) {
  const lang = getLocale();
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState(given.problems ?? []);
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

  async function refuse(found: FieldProblem[]) {
    setProblems(found);
    await showAlert({ kind: "error", text: found[0]?.msg ?? "" });
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  async function celebrate() {
    draft.forget();
    setProblems([]);
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
    const wrong = findFieldProblems({ form: values, lang });
    if (wrong.length > 0) return refuse(wrong);
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
    if (answer[0]?.msg !== m.inquiry_problem_early()) setRefused((count) => count + 1);
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
      className="@container"
    >
      <InquiryFields
        key={sent}
        context={context}
        countries={countries}
        given={sent === 0 ? given : {}}
        captchaRound={refused}
        errors={new Map(problems.map(({ field, msg }) => [field, msg]))}
      />
      <button type="submit" disabled={isSending} className={`mt-6 ${buttonClass()}`}>
        {isSending ? m.inquiry_sending() : m.inquiry_send()}
      </button>
    </form>
  );
}
