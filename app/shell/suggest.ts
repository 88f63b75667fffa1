import { useEffect, useRef, useState } from "react";
import type { Segment } from "#domain/search/results/highlight.ts";
import { callApi } from "../api/client.ts";

export type Suggestion = { kindName: string; path: string; heading: Segment[] };

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const rhythm = 200;

/** Suggestions for what is being typed; a new question gives up the one before. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const asked = useRef<AbortController>(undefined);

  useEffect(() => () => asked.current?.abort(), []);

  function forget() {
    asked.current?.abort();
    setSuggestions([]);
  }

  async function ask(query: string) {
    asked.current?.abort();
    if (query.trim() === "") return setSuggestions([]);
    asked.current = new AbortController();
    const { signal } = asked.current;
    // A server that has none to give takes nothing away: the form still works.
    const answer = await suggest({ query, signal }).catch(() => []);
    if (!signal.aborted) setSuggestions(answer);
  }

  return { suggestions, ask, forget };
}

async function suggest({ query, signal }: { query: string; signal: AbortSignal }) {
  await pause({ milliseconds: rhythm, signal });
  const { data } = await callApi<{ data: Suggestion[] }>({
    path: `/api/search/suggest?query=${encodeURIComponent(query.trim())}`,
    quiet: true,
    signal,
  });
  return data;
}

function pause({ milliseconds, signal }: { milliseconds: number; signal: AbortSignal }) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
