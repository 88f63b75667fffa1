import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { HttpError, useNotify } from "react-admin";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../language.ts";
import { call, isConflict } from "../../office/call.ts";
import type { Content } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import {
  type FieldProblem,
  fieldProblems,
  isUnchanged,
  pathOf,
  type SavingCall,
  savingCall,
  type Wanted,
  writtenIn,
} from "./saving.ts";

/** Somebody else has saved; what we wanted to save is kept here until it is decided. */
export type Clash = { base: Content; mine: Content; theirs: OfficeRecord; wanted: Wanted };

/** Saves a record, says how it went, and never overwrites what somebody else has saved. */
export function useSaving({
  kind,
  form,
  base,
  confirmed,
  onSaved,
  onProblems,
}: {
  kind: string;
  form: UseFormReturn<Content>;
  /** The record as it was loaded or last saved; none while it is new. */
  base: OfficeRecord | undefined;
  confirmed: string[];
  onSaved: (saved: OfficeRecord) => void;
  onProblems: (problems: FieldProblem[], wanted: Wanted) => void;
}) {
  const text = useTexts(texts);
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [clash, setClash] = useState<Clash>();

  async function save(content: Content, wanted: Wanted, on = base): Promise<void> {
    setBusy(true);
    try {
      const saved = await call<SavingCall>(savingCall({ kind, content, wanted, on, confirmed }));
      setClash(undefined);
      await queries.invalidateQueries({ queryKey: [`content/${kind}`] });
      notify(messageOf(saved), { type: "success" });
      onSaved(saved);
    } catch (error) {
      if (on && isConflict(error)) return await mergeOrAsk({ content, wanted, on });
      showError(error, wanted);
    } finally {
      setBusy(false);
    }
  }

  /** When only its place in the list was changed, nobody needs to be asked. */
  async function mergeOrAsk({
    content,
    wanted,
    on,
  }: {
    content: Content;
    wanted: Wanted;
    on: OfficeRecord;
  }) {
    const theirs = await call<"GET /content/:kind/:id">({ path: pathOf({ kind, id: on.id }) });
    if (isUnchanged({ theirs, on })) return save(content, wanted, theirs);
    // What a colleague has kept back meanwhile is theirs to be merged, too.
    const isBeside = theirs.kept?.version === theirs.version;
    const shown = isBeside ? { ...theirs, content: writtenIn(theirs) } : theirs;
    setClash({ base: on.content, mine: content, theirs: shown, wanted });
  }

  function messageOf({ status, moved }: OfficeRecord): string {
    if (moved?.redirected) return text.savedMoved;
    if (status === "published") return text.savedLive;
    return status === "scheduled" ? text.savedScheduled : text.saved;
  }

  /** What is wrong with which field, as a list; the rest as a sentence. */
  function showError(error: unknown, wanted: Wanted = { status: "published", publishAt: null }) {
    const errors = error instanceof HttpError ? error.body?.errors : undefined;
    const problems = fieldProblems(errors, form.getValues());
    if (problems.length > 0) return onProblems(problems, wanted);
    notify(error instanceof Error ? error.message : String(error), { type: "error" });
  }

  return { save, showError, busy, clash, setClash };
}
