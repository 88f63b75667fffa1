import { useState } from "react";
import { useTexts } from "../../language.ts";
import type { Content } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { dropDraft, type LocalDraft, type Place, readDraft } from "./local-draft.ts";
import { same } from "./merge.ts";

export type Drafts = ReturnType<typeof useDrafts>;

/** Unfinished work on a record: what lies on this machine, or what was saved for later. */
export function useDrafts({
  place,
  record,
  version,
  filled,
}: {
  place: Place;
  /** As it was opened; none while it is new. */
  record: OfficeRecord | undefined;
  /** Of the record as it was last saved. */
  version: number;
  /** What the form holds of some content. */
  filled: (content: Content) => Content;
}) {
  const text = useTexts(texts);
  const [draft, setDraft] = useState(() => latestDraft(readDraft(place, version), keptOf(record)));

  /** What is kept back is an unfinished work like one that lies on this machine. */
  function keptOf(from: OfficeRecord | undefined): LocalDraft | undefined {
    if (!from?.kept) return undefined;
    const { content: kept, base: begunWith, version: since, at, by } = from.kept;
    const [written, before] = [filled(Object(kept)), filled(Object(begunWith))];
    return { version: since, at, content: written, base: before, by: by ?? text.somebody };
  }

  function drop() {
    dropDraft(place, version);
  }

  function forget(forgotten: LocalDraft) {
    dropDraft(place, forgotten.version);
    setDraft(undefined);
  }

  /** What was saved for later, if anything was, is all that is left. */
  function leaveKept(saved: OfficeRecord | undefined): LocalDraft | undefined {
    const kept = keptOf(saved);
    drop();
    setDraft(kept);
    return kept;
  }

  return { draft, isCurrent: draft?.version === version, drop, forget, leaveKept };
}

/** Whichever was written last; what says the same is known by who saved it. */
function latestDraft(local: LocalDraft | undefined, kept: LocalDraft | undefined) {
  if (!local || !kept) return local ?? kept;
  return local.at > kept.at && !same(local.content, kept.content) ? local : kept;
}
