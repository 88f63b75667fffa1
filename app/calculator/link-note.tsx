import type { ReactNode } from "react";
import { m } from "#text";
import { comparisonId } from "./compare-rooms.tsx";
import type { Calculator } from "./use-calculator.ts";

/** How it went with the room that the address names, where there is something to say. */
export function LinkNote({ link, other }: Pick<Calculator, "link" | "other">) {
  if (link === "opening") return <Note>{m.calculator_link_opening()}</Note>;
  if (link === "broken") return <Note isWrong>{m.calculator_link_broken()}</Note>;
  if (link === "unreachable") {
    return (
      <Note isWrong>
        {m.calculator_link_unreachable()}{" "}
        <NoteButton onClick={() => location.reload()}>{m.error_retry()}</NoteButton>
      </Note>
    );
  }
  if (!other) return null;
  return (
    <Note>
      {m.calculator_link_compares()}{" "}
      <NoteButton onClick={showComparison}>{m.calculator_show_comparison()}</NoteButton>
    </Note>
  );
}

/** The # of the address holds the rooms, and cannot name a place on the page as well. */
function showComparison() {
  document.getElementById(comparisonId)?.scrollIntoView();
}

function Note({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) {
  return (
    <p
      role={isWrong ? "alert" : "status"}
      className={`border-s-3 ps-4 ${isWrong ? "border-danger" : "border-oak"}`}
    >
      {children}
    </p>
  );
}

function NoteButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11 underline underline-offset-4">
      {children}
    </button>
  );
}
