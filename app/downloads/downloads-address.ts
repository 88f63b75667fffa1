import type { DownloadFilter } from "#domain/downloads/browse-downloads.ts";
import { downloadKinds } from "#domain/downloads/download-kinds.ts";
import { isLang, languages } from "#domain/language/language.ts";
import type { PageQuery } from "../request/page-handle.ts";

export const downloadsPath = "/downloads.html";

export const downloadsQuery = {
  kind: downloadKinds,
  language: languages.map(({ code }) => code),
  product: /^[a-z0-9-]{1,100}$/,
} satisfies PageQuery;

export function readFilter(given: URLSearchParams): DownloadFilter {
  const kind = downloadKinds.find((one) => one === given.get("kind"));
  const language = given.get("language") ?? undefined;
  return {
    kind,
    language: isLang(language) ? language : undefined,
    product: given.get("product") ?? undefined,
  };
}

export function downloadsAddress(filter: DownloadFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size > 0 ? `${downloadsPath}?${query}` : downloadsPath;
}
