import { classNeeded } from "#domain/booth-chooser/class-needed.ts";
import type { Wishes } from "#domain/booth-chooser/read-wishes.ts";
import { allowance, type reductionNeeded } from "#domain/booth-chooser/speech-outside.ts";
import { m } from "#text";
import { EvidenceLabel } from "../../acoustics/evidence-label.tsx";
import { ClassScale } from "./class-scale.tsx";

/** What a booth must take from speech, and which class is sure to. */
export function ClassResult({
  wishes,
  needed,
}: {
  wishes: Wishes;
  needed: ReturnType<typeof reductionNeeded>;
}) {
  if (wishes.use === "focus") {
    return (
      <section>
        <h2 className="text-title">{m.chooser_needed()}</h2>
        <p className="mt-4 max-w-prose border-s-4 border-oak ps-5 text-lead">{m.chooser_focus()}</p>
      </section>
    );
  }
  const { unshielded, allowed, bare } = needed;
  const steps = [
    [m.chooser_step_open(), m.chooser_decibels({ value: oneDecimal(unshielded) })],
    [m.chooser_step_allowed(), m.chooser_decibels({ value: oneDecimal(allowed) })],
    ...(bare > 0
      ? [
          [m.chooser_step_bare(), m.chooser_difference({ value: oneDecimal(bare) })],
          [m.chooser_step_allowance(), m.chooser_difference({ value: `+${allowance}` })],
        ]
      : []),
  ];
  return (
    <section>
      <h2 className="text-xl font-normal text-felt">{m.chooser_needed()}</h2>
      <p className="mt-2 text-display leading-tight">
        {bare > 0 ? m.chooser_at_least({ value: needed.needed }) : m.chooser_nothing_needed()}
      </p>
      <p className="mt-2">
        <EvidenceLabel kind="calculated" />
      </p>
      {bare > 0 ? (
        <ClassAnswer needed={needed.needed} />
      ) : (
        <p className="mt-4 max-w-prose">
          {m.chooser_nothing_text({
            unshielded: oneDecimal(unshielded),
            allowed: oneDecimal(allowed),
          })}
        </p>
      )}
      <dl className="mt-6 max-w-prose border-t border-ink">
        {steps.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-b border-line py-2">
            <dt className="text-felt">{label}</dt>
            <dd className="tabular whitespace-nowrap">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ClassAnswer({ needed }: { needed: number }) {
  const { sure, perhaps } = classNeeded(needed);
  return (
    <>
      <ClassScale needed={needed} />
      <p className="mt-4 max-w-prose text-lead">
        {sure ? m.chooser_class_sure({ sure }) : m.chooser_class_none()}{" "}
        {perhaps && m.chooser_class_perhaps({ perhaps, value: needed })}
      </p>
    </>
  );
}

function oneDecimal(value: number): string {
  return value.toFixed(1);
}
