import { useEffect, useEffectEvent, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { call } from "../../office/call.ts";
import { useEditorContext } from "../editor/editor-context.tsx";
import { LineInput } from "./simple-inputs.tsx";

const named = ["title", "subjectName", "name", "from", "words", "code"];
const pause = 500;

/** The id of a record: made of its title while it is new, and fixed once others have seen it. */
export function IdInput({ label, hint }: { label: string; hint: string | undefined }) {
  const { exists, addressed, seen } = useEditorContext();
  useSuggestedId();
  return <LineInput path="id" label={label} hint={hint} readOnly={exists && seen && !addressed} />;
}

/** Follows what the record is called until somebody writes an id of their own. */
function useSuggestedId() {
  const { kind, exists } = useEditorContext();
  const { getValues, setValue } = useFormContext();
  const called = JSON.stringify(useWatch({ name: named }));
  const before = useRef(called);
  const suggested = useRef("");

  const isOwn = () => !["", suggested.current].includes(String(getValues("id") ?? ""));

  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    if (exists || isOwn()) return;
    const body = { content: Object.fromEntries(named.map((name) => [name, getValues(name)])) };
    try {
      const { id } = await call<"POST /content/:kind/id">({
        ...{ method: "POST", path: `content/${kind}/id` as const, body, signal },
      });
      if (signal.aborted || isOwn()) return;
      suggested.current = id;
      setValue("id", id, { shouldDirty: true });
    } catch {
      // It gets one when it is saved.
    }
  });

  useEffect(() => {
    if (called === before.current) return;
    before.current = called;
    const answer = new AbortController();
    const timer = setTimeout(() => suggest(answer.signal), pause);
    return () => {
      clearTimeout(timer);
      answer.abort();
    };
  }, [called]);
}
