import type { ShownEvidence } from "#domain/catalogue/evidence.ts";
import { m } from "#text";
import { formatDay } from "../ui/format/format-day.ts";
import { dot } from "../ui/text/dot.ts";
import { Text } from "../ui/text/text.tsx";

export type EvidenceKind = ShownEvidence["kind"] | "comparable" | "calculated";

const names = {
  laboratory: m.evidence_laboratory,
  literature: m.evidence_literature,
  comparable: m.evidence_comparable,
  calculated: m.evidence_calculated,
  indicative: m.evidence_indicative,
};

/** How much of the disc is filled says how firm the number stands. */
const discs = {
  laboratory: "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z",
  literature: "M8 1.5a6.5 6.5 0 0 1 0 13Z",
  comparable: "M8 1.5a6.5 6.5 0 0 1 0 13Z",
  calculated: "M8 1.5a6.5 6.5 0 0 1 6.5 6.5H8Z",
  indicative: "",
};

/** The word that stands beside every acoustic and fire number. */
export function EvidenceLabel({
  kind,
  wraps = false,
}: {
  kind: EvidenceKind;
  /** In a column that has no room for it on one line. */
  wraps?: boolean;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 text-xs text-felt ${wraps ? "" : "whitespace-nowrap"}`}
    >
      <svg
        viewBox="0 0 16 16"
        className="size-2.5 shrink-0 text-oak-deep"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d={discs[kind]} fill="currentColor" />
      </svg>
      {names[kind]()}
    </span>
  );
}

/** The whole story behind a number: who says so, by which standard, and where to read it. */
export function EvidenceSource({
  evidence,
  kind = evidence.kind,
}: {
  evidence: ShownEvidence;
  /** What the number is, where that says more than who published it. */
  kind?: EvidenceKind;
}) {
  return (
    <span>
      <EvidenceLabel kind={kind} />
      {dot}
      {evidence.kind === "laboratory" && <Report evidence={evidence} />}
      {evidence.kind === "literature" && <Publication evidence={evidence} />}
      {evidence.kind === "indicative" && <Text>{evidence.note}</Text>}
    </span>
  );
}

const link = "underline decoration-oak underline-offset-2 hover:text-ink";

function Report({ evidence }: { evidence: Extract<ShownEvidence, { kind: "laboratory" }> }) {
  const { standard, laboratory, report, date, document } = evidence;
  return (
    <>
      <bdi className="whitespace-nowrap">{standard}</bdi>
      {dot}
      {m.evidence_report({ report, laboratory, date: formatDay(date) })}
      {document && (
        <>
          {dot}
          <a href={document} className={link}>
            {m.evidence_report_document()}
          </a>
        </>
      )}
    </>
  );
}

function Publication({ evidence }: { evidence: Extract<ShownEvidence, { kind: "literature" }> }) {
  const { standard, source, url } = evidence;
  return (
    <>
      {standard && (
        <>
          <bdi className="whitespace-nowrap">{standard}</bdi>
          {dot}
        </>
      )}
      {m.evidence_source()}
      {url ? (
        <a href={url} rel="noopener nofollow" className={link}>
          <Text>{source}</Text>
        </a>
      ) : (
        <Text>{source}</Text>
      )}
    </>
  );
}
