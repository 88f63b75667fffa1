import type { Content } from "../field.ts";

/** The record, or the one to be, that somebody writes. */
export type Place = { kind: string; id: string };

/** Work that was never sent, with what it began from. */
export type LocalDraft = {
  version: number;
  at: string;
  content: Content;
  base: Content;
  /** Who saved it for later; none: it lies on this machine only. */
  by?: string;
};

/** One for each version: work on an older one is not written over by work on the next. */
const keyOf = ({ kind, id }: Place, version: number) => `office-draft/${kind}/${id}/${version}`;

/** The draft of this version, else the latest of an older one. */
export function readDraft(place: Place, version: number): LocalDraft | undefined {
  try {
    for (let candidate = version; candidate >= 0 && candidate > version - 50; candidate--) {
      const kept = localStorage.getItem(keyOf(place, candidate));
      if (kept) return JSON.parse(kept);
    }
  } catch {
    // A browser that keeps nothing has nothing to give back.
  }
  return undefined;
}

export function keepDraft(place: Place, draft: Omit<LocalDraft, "at">) {
  try {
    const kept = JSON.stringify({ ...draft, at: new Date().toISOString() });
    localStorage.setItem(keyOf(place, draft.version), kept);
  } catch {
    // It is lost with the tab, as it would be without us.
  }
}

export function dropDraft(place: Place, version: number) {
  try {
    localStorage.removeItem(keyOf(place, version));
  } catch {
    // Nothing was kept.
  }
}
