import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Content } from "../field.ts";
import { dropDraft, keepDraft, type Place } from "./local-draft.ts";
import { same } from "./merge.ts";

const pause = 300;

/** Keeps what is typed on this machine until it is saved, so that a closed tab loses nothing. */
export function useLocalDraft({
  form,
  place: { kind, id },
  version,
  base,
}: {
  form: UseFormReturn<Content>;
  place: Place;
  version: number;
  /** What the form held before anybody typed. */
  base: Content;
}) {
  // Read when it is kept: a draft belongs to the version that is then the last one saved.
  const latest = useRef({ version, base });
  latest.current = { version, base };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const content = form.getValues();
      const { version: since, base: before } = latest.current;
      if (same(content, before)) dropDraft({ kind, id }, since);
      else keepDraft({ kind, id }, { version: since, content, base: before });
    };
    const flush = () => {
      if (timer !== undefined) keep();
    };
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    });
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      subscription.unsubscribe();
      window.removeEventListener("pagehide", flush);
    };
  }, [form, kind, id]);
}
