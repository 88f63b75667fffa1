import { m } from "#text";
import { BuildUpDrawing } from "../../acoustics/build-up-drawing.tsx";
import { type EvidenceKind, EvidenceLabel } from "../../acoustics/evidence-label.tsx";
import { mountingName } from "../../acoustics/mounting-name.ts";
import type { Copy } from "../../page-copy/page-copy.ts";
import { Headline } from "../../ui/text/headline.tsx";
import { Text } from "../../ui/text/text.tsx";

const shownMountings = ["direct", "battens", "battens-wool"] as const;

const firmness: { kind: EvidenceKind; text: () => string }[] = [
  { kind: "laboratory", text: m.evidence_laboratory_text },
  { kind: "comparable", text: m.evidence_comparable_text },
  { kind: "calculated", text: m.evidence_calculated_text },
  { kind: "indicative", text: m.evidence_indicative_text },
];

/** Two things to know before reading a number: how the panel is fixed, and who says so. */
export function HowToRead({ copy }: { copy: Copy }) {
  return (
    <section className="bg-sand print:hidden">
      <div className="page-width section-space grid gap-x-20 gap-y-16 desktop:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-title">
            <Headline>{copy["mounting.title"]}</Headline>
          </h2>
          <p className="mt-4 max-w-prose text-lead text-felt">
            <Text>{copy["mounting.lead"]}</Text>
          </p>
          <ul className="mt-10 grid gap-6 phone:grid-cols-3">
            {shownMountings.map((kind) => (
              <li key={kind}>
                <BuildUpDrawing kind={kind} material="wood-slat" className="w-full bg-paper p-4" />
                <p className="mt-3 text-sm">{mountingName(kind)}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-title">
            <Headline>{copy["evidence.title"]}</Headline>
          </h2>
          <p className="mt-4 max-w-prose text-felt">
            <Text>{copy["evidence.lead"]}</Text>
          </p>
          <dl className="mt-8">
            {firmness.map(({ kind, text }) => (
              <div key={kind} className="border-t border-felt/40 py-4">
                <dt>
                  <EvidenceLabel kind={kind} />
                </dt>
                <dd className="mt-1 text-[0.9375rem]">{text()}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
