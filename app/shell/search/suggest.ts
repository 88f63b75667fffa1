import type { Segment } from "#domain/search/results/highlight.ts";
import { callApi } from "../../api/client.ts";

export type Suggestion = {
  path: string;
  heading: Segment[];
  kindName: string;
  className: string | null;
  picture: string | null;
};

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const rhythm = 200;

/** Pages for what is being typed, once typing rests. */
export async function suggest({ query, signal }: { query: string; signal: AbortSignal }) {
  await pause({ milliseconds: rhythm, signal });
  const { data } = await callApi<{ data: Suggestion[] }>({
    path: `/api/search/suggest?query=${encodeURIComponent(query)}`,
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
