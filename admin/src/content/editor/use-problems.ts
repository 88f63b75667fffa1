import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { currentLanguage } from "../../language.ts";
import { call } from "../../office/call.ts";
import { problemSaid } from "../../office/problems.ts";
import type { Content } from "../field.ts";
import { type FieldProblem, fieldProblems, type Wanted } from "./saving.ts";

/** A moment after the last key, so that no call is made for each. */
const pause = 400;

/**
 * What is wrong with the record, until it is mended: what somebody writes is checked again by the
 * server, which knows all the rules, and what is right by then is off the list.
 */
export function useProblems({
  kind,
  id,
  form,
  read,
}: {
  kind: string;
  /** None while the record is new. */
  id: string | undefined;
  form: UseFormReturn<Content>;
  /** What is written now, as the server wants it. */
  read: () => Content;
}) {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [wanted, setWanted] = useState<Wanted>();
  const [asked, setAsked] = useState(0);
  const waits = problems.length > 0;

  function show(found: FieldProblem[]) {
    form.clearErrors();
    for (const { field, message } of found) form.setError(field, { message });
    setProblems(found);
  }

  /** Somebody wanted to save, and was refused for this. */
  function showRefused(found: FieldProblem[], status: Wanted) {
    show(found);
    setWanted(status);
    setAsked((times) => times + 1);
  }

  const checkAgain = useEffectEvent(async (signal: AbortSignal) => {
    if (!wanted) return;
    const body = { ...wanted, content: read(), id: id ?? null };
    const path = `content/${kind}/check` as const;
    try {
      const checked = await call<"POST /content/:kind/check">({
        ...{ method: "POST", path, body, signal },
      });
      const messages = Object.entries(checked.problems).map(([field, word]) => [
        field,
        problemSaid(word, currentLanguage()),
      ]);
      if (!signal.aborted) show(fieldProblems(Object.fromEntries(messages), form.getValues()));
    } catch {
      // Without an answer the list stays as it was; saving asks again.
    }
  });

  const clear = useEffectEvent((name: string | undefined) => {
    if (name === undefined) return;
    form.clearErrors(name);
    setProblems((known) => known.filter(({ field }) => !`${field}.`.startsWith(`${name}.`)));
  });

  const [changed, setChanged] = useState(0);
  useEffect(() => {
    if (!waits) return;
    const { unsubscribe } = form.watch((_values, { name }) => {
      clear(name);
      setChanged((times) => times + 1);
    });
    return unsubscribe;
  }, [waits, form.watch]);

  useEffect(() => {
    if (changed === 0) return;
    const answer = new AbortController();
    const timer = setTimeout(() => checkAgain(answer.signal), pause);
    return () => {
      clearTimeout(timer);
      answer.abort();
    };
  }, [changed]);

  return {
    problems,
    asked,
    showRefused,
    forget: () => show([]),
  };
}
