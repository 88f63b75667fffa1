import { HttpError } from "ra-core";
import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Answer } from "../../../api.ts";
import { call } from "../../../office/call.ts";
import type { Content } from "../../field.ts";

type Kept = Answer<"POST /content/:kind/preview">;
/** What the page shows: the last that could be shown, and why there is nothing newer. */
export type ShownPreview = {
  kept?: Kept & { content: Content };
  busy: boolean;
  /** How many fields are in the way; without a number something else is. */
  refused?: { fields: number };
};

/** A moment after the last key, so that a page is not drawn for each. */
const pause = 500;

/** Keeps what is written for a look at it, again and again while somebody writes. */
export function usePreview({
  kind,
  id,
  form,
  read,
}: {
  kind: string;
  id: string | undefined;
  form: UseFormReturn<Content>;
  read: () => Content;
}): ShownPreview & { refresh: () => void } {
  const [shown, setShown] = useState<ShownPreview>({ busy: true });
  const [changed, setChanged] = useState(0);

  useEffect(() => {
    const { unsubscribe } = form.watch(() => setChanged((times) => times + 1));
    return unsubscribe;
  }, [form.watch]);

  const keep = useEffectEvent(async (signal: AbortSignal) => {
    const content = read();
    if (!content.id) return setShown({ busy: false });
    setShown((before) => ({ ...before, busy: true }));
    const written = structuredClone(form.getValues());
    try {
      const path = `content/${kind}/preview` as const;
      const body = { content, replaces: id ?? null };
      const kept = await call<"POST /content/:kind/preview">({
        ...{ method: "POST", path, body, signal },
      });
      if (!signal.aborted) setShown({ busy: false, kept: { ...kept, content: written } });
    } catch (error) {
      if (signal.aborted) return;
      setShown(({ kept }) => ({ busy: false, ...(kept && { kept }), refused: refusalOf(error) }));
    }
  });

  useEffect(() => {
    const answer = new AbortController();
    const timer = setTimeout(() => keep(answer.signal), changed === 0 ? 0 : pause);
    return () => {
      clearTimeout(timer);
      answer.abort();
    };
  }, [changed]);

  return { ...shown, refresh: () => setChanged((times) => times + 1) };
}

function refusalOf(error: unknown): { fields: number } {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  return { fields: Object.keys(Object(errors)).length };
}
