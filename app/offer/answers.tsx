import type { ReactNode } from "react";
import { longestName, longestQuestion } from "#domain/offers/offer-rules.ts";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { TextArea, TextField } from "../ui/forms/field.tsx";
import { RefusedNote } from "../ui/forms/refused-note.tsx";
import { Headline } from "../ui/text/headline.tsx";
import type { GivenAnswer } from "./handle-answer.ts";
import type { showOffer } from "./show-offer.ts";

type Shown = ReturnType<typeof showOffer>;

/** What a buyer can say to an offer: three plain forms, or, once it is decided or over, a question. */
export function Answers({ offer, given }: { offer: Shown; given: GivenAnswer | undefined }) {
  return (
    <section id="answer" className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{m.offer_answer()}</Headline>
        </h2>
        <div className="mt-8">
          <RefusedNote problems={given?.problems ?? []} />
          <Asked offer={offer} />
        </div>
        <div className="grid items-start gap-6 desktop:grid-cols-2">
          {offer.isOpen && <Accept offer={offer} given={given} />}
          <div className="grid content-start gap-6">
            <Ask given={given} />
            {offer.isOpen && <Decline given={given} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function Asked({ offer: { asked } }: { offer: Shown }) {
  if (asked.length === 0) return null;
  return (
    <div className="mb-8 max-w-3xl">
      <h3 className="text-lg">{m.offer_asked()}</h3>
      <ul>
        {asked.map(({ text, time }) => (
          <li key={time + text} className="mt-3 border-s-2 border-oak ps-4">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="text-sm text-felt">{m.offer_asked_at({ time })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Given = { given: GivenAnswer | undefined };

/** What was typed into the form of this answer, and what is wrong with a field of it. */
function givenTo({ kind, given }: { kind: string } & Given) {
  const own = given?.kind === kind ? given : undefined;
  return {
    typed: own,
    problem: (field: string) => own?.problems.find((problem) => problem.field === field)?.msg,
  };
}

function Accept({ offer, given }: { offer: Shown } & Given) {
  const { typed, problem } = givenTo({ kind: "accepted", given });
  const wrong = problem("agree");
  return (
    <AnswerForm kind="accepted" title={m.offer_accept()}>
      <TextField
        label={m.offer_accept_name()}
        name="name"
        autoComplete="name"
        required
        minLength={2}
        maxLength={longestName}
        defaultValue={typed?.name}
        error={problem("name")}
      />
      <div>
        <label className="flex gap-3">
          <input
            type="checkbox"
            name="agree"
            value="yes"
            required
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "agree-error" : undefined}
            className="mt-1 size-5 shrink-0 accent-oak-deep"
          />
          <span>
            {m.offer_accept_agree({
              number: offer.number,
              version: offer.version,
              total: `\u2068${offer.total.value}\u2069`,
            })}
          </span>
        </label>
        {wrong && (
          <p id="agree-error" className="mt-1.5 text-sm text-danger">
            {wrong}
          </p>
        )}
      </div>
      <button type="submit" className={buttonClass()}>
        {m.offer_accept()}
      </button>
    </AnswerForm>
  );
}

function Ask({ given }: Given) {
  const { typed, problem } = givenTo({ kind: "asked", given });
  return (
    <AnswerForm kind="asked" title={m.offer_ask()}>
      <TextArea
        label={m.offer_ask_text()}
        name="text"
        required
        rows={4}
        maxLength={longestQuestion}
        defaultValue={typed?.text}
        error={problem("text")}
      />
      <button type="submit" className={buttonClass("outline")}>
        {m.offer_ask_send()}
      </button>
    </AnswerForm>
  );
}

function Decline({ given }: Given) {
  const { typed, problem } = givenTo({ kind: "declined", given });
  return (
    <AnswerForm kind="declined" title={m.offer_decline()}>
      <TextArea
        label={m.offer_decline_reason()}
        name="text"
        optional
        rows={2}
        maxLength={longestQuestion}
        defaultValue={typed?.text}
        error={problem("text")}
      />
      <button type="submit" className={buttonClass("outline")}>
        {m.offer_decline()}
      </button>
    </AnswerForm>
  );
}

function AnswerForm({
  kind,
  title,
  children,
}: {
  kind: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <form method="post" aria-label={title} className="grid content-start gap-5 bg-paper p-6">
      <h3 className="text-xl">{title}</h3>
      <input type="hidden" name="answer" value={kind} />
      {children}
    </form>
  );
}
