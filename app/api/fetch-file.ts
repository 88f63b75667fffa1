import { m } from "#text";
import { getLocale } from "#text/runtime";
import { loadBases } from "./bases.ts";
import { CallFailed } from "./send.ts";

/** As `send`, for an answer that is a file and belongs to nobody. Apart from it: islands need it not. */
export async function fetchFile({ path, body }: { path: string; body: object }): Promise<Blob> {
  const lang = getLocale();
  const { [lang]: bases } = await loadBases();
  const response = await fetch(`${bases.site}${path}?lang=${lang}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  }).catch((cause) => {
    throw new CallFailed(0, m.offline_call(), { cause });
  });
  if (response.ok) return response.blob();
  const answer = await response.json().catch(() => undefined);
  throw new CallFailed(response.status, answer?.msg || m.error_unexpected());
}
