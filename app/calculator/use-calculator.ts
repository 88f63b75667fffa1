import { useEffect, useMemo, useRef, useState } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Calculated } from "#domain/calculator/calculate.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { readLink, writeLink } from "#domain/calculator/room-link.ts";
import { type Draft, draftOf, type Problems, readDraft } from "./draft.ts";

export type Calculator = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  open: (calculation: Calculation) => void;
  /** Of the fields as they are, or as they were when they last made sense. */
  calculation: Calculation;
  result: Calculated;
  problems: Problems;
  /** Whether the address named a room that could not be read. */
  isLinkBroken: boolean;
};

const afterTyping = 300;

/** The fields, what follows from them, and the address that holds them. */
export function useCalculator({
  initial,
  absorbers,
}: {
  initial: Calculation;
  absorbers: readonly Absorber[];
}): Calculator {
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [isLinkBroken, setLinkBroken] = useState(false);
  const read = useMemo(() => readDraft({ draft, absorbers }), [draft, absorbers]);
  const lastGood = useRef(read);
  if (read.result) lastGood.current = read;
  const { calculation, result } = lastGood.current;
  if (!result) throw new Error("The room to begin with cannot be calculated");

  /** What the address says now; what we write ourselves is not read again. */
  const written = useRef("");
  useEffect(() => {
    function follow() {
      const text = location.hash.slice(1);
      if (text === "" || text === written.current) return;
      const named = readLink(text);
      setLinkBroken(!named);
      if (named) setDraft(draftOf(named));
    }
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    // Somebody who has only looked keeps the plain address.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const later = setTimeout(() => {
      written.current = writeLink(calculation);
      history.replaceState(history.state, "", `#${written.current}`);
    }, afterTyping);
    return () => clearTimeout(later);
  }, [calculation]);

  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    open: (other) => setDraft(draftOf(other)),
    ...{ calculation, result, isLinkBroken },
    problems: read.problems,
  };
}
