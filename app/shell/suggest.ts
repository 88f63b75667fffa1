import { m } from "#text";
import { callApi } from "../api/client.ts";

export type Suggestion = { path: string; title: string; kind: string };

type ApiSuggestion = { path: string; title: string; kind: string };

/** What a kind of page is called beside a suggestion. */
const kindNames: Record<string, () => string> = {
  product: m.kind_product,
  class: m.kind_class,
  case: m.kind_case,
  article: m.kind_article,
  programme: m.kind_programme,
  page: m.kind_page,
};

/** Asks for suggestions after a pause; an aborted question is never sent or never answered. */
export async function suggest({
  query,
  after,
  signal,
}: {
  query: string;
  after: number;
  signal: AbortSignal;
}): Promise<Suggestion[]> {
  await pause({ milliseconds: after, signal });
  const { data } = await callApi<{ data: ApiSuggestion[] }>({
    path: `/api/search/suggest?query=${encodeURIComponent(query)}`,
    quiet: true,
    signal,
  });
  return data.map(({ kind, ...rest }) => ({ ...rest, kind: kindNames[kind]?.() ?? "" }));
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
