import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { readAddress, readStoredLink, writeAddress } from "#domain/calculator/room-link.ts";
import type { CalculationResult } from "#domain/calculator/run-calculation.ts";
import { type Draft, draftOf, type Problems, readDraft } from "./draft.ts";
import { linkOf, openLink } from "./room-links.ts";

/** What becomes of some fields, or how it follows from what they are. */
export type Change = (part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => void;

export type Calculator = {
  draft: Draft;
  change: Change;
  open: (calculation: Calculation) => void;
  /** Of the fields as they are, or as they were when they last made sense. */
  calculation: Calculation;
  result: CalculationResult;
  /** Whether what is wrong with the fields keeps them from being calculated. */
  isFormer: boolean;
  problems: Problems;
  /** The room that the address names beside it, to be held against it. */
  other: Calculation | undefined;
  link: LinkState;
};

/** How it went with the room that the address names. */
export type LinkState = "read" | "opening" | "broken" | "unreachable";

const afterTyping = 300;

const noProblems: Problems = {};

/** The fields, what follows from them, and the address that holds them. */
export function useCalculator({
  initial,
  absorbers,
}: {
  initial: Calculation;
  absorbers: readonly Absorber[];
}): Calculator {
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [link, setLink] = useState<LinkState>("read");
  const [other, setOther] = useState<Calculation>();
  const read = useMemo(() => readDraft({ draft, absorbers }), [draft, absorbers]);
  const lastGood = useRef(read);
  if (read.result) lastGood.current = read;
  const { calculation, result } = lastGood.current;
  const hasProblems = Object.keys(read.problems).length > 0;
  if (!result) throw new Error("The room to begin with cannot be calculated");

  /** What the address says now; what we write ourselves is not read again. */
  const written = useRef("");
  const otherLink = useRef<string>(undefined);
  useEffect(() => {
    async function follow() {
      const text = location.hash.slice(1);
      if (text === "" || text === written.current) return;
      const { room, other: beside } = readAddress(text);
      if (readStoredLink(room) || readStoredLink(beside ?? "")) setLink("opening");
      const opened = await Promise.all([openLink(room), beside && openLink(beside)]).catch(
        () => [],
      );
      // What somebody has typed or opened meanwhile counts.
      if (location.hash.slice(1) !== text) return setLink("read");
      const [named, compared] = opened;
      setLink(opened.length === 0 ? "unreachable" : named ? "read" : "broken");
      if (!named) return;
      setDraft(draftOf(named));
      setOther(compared || undefined);
      otherLink.current = compared ? beside : undefined;
    }
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    // Somebody who has only looked keeps the plain address; what is wrong stays as it was linked.
    if (isFirst.current || hasProblems) {
      isFirst.current = false;
      return;
    }
    const later = setTimeout(() => {
      written.current = writeAddress({ room: linkOf(calculation), other: otherLink.current });
      history.replaceState(history.state, "", `#${written.current}`);
    }, afterTyping);
    return () => clearTimeout(later);
  }, [calculation, hasProblems]);

  const change = useCallback<Change>(
    (part) =>
      setDraft((before) => ({
        ...before,
        ...(typeof part === "function" ? part(before) : part),
      })),
    [],
  );
  const open = useCallback((other: Calculation) => setDraft(draftOf(other)), []);

  return {
    ...{ draft, change, open, calculation, result, other, link },
    isFormer: read.result === undefined,
    problems: hasProblems ? read.problems : noProblems,
  };
}
