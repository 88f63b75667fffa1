import { type BundleProblem, checkBundle } from "#domain/downloads/check-bundle.ts";
import type { Lang } from "#domain/language/language.ts";

/** Where the archive is, or why there is none and what stays ticked. */
export type HandledBundle = { address: string } | { problem: BundleProblem; ticked: string[] };

/** What the form of the download centre asks for. */
export async function handleBundle({
  form,
  lang,
}: {
  form: FormData;
  lang: Lang;
}): Promise<HandledBundle> {
  const { entries, problem } = await checkBundle({ keys: form.getAll("d"), lang });
  const ticked = entries.map(({ key }) => key);
  if (problem) return { problem, ticked };
  const query = new URLSearchParams(ticked.map((key) => ["d", key]));
  query.set("lang", lang);
  return { address: `/api/downloads/bundle.zip?${query}` };
}
