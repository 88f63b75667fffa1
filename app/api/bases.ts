import { type Lang, languages } from "#domain/language/language.ts";

/** Where the API is for each language, and where for the calls that may live elsewhere. */
export type ApiBases = Record<Lang, { site: string; inquiry: string }>;

let loading: Promise<ApiBases> | undefined;

/** The configured bases, asked for once. Without an answer the site itself is the best guess. */
export function loadBases(): Promise<ApiBases> {
  loading ??= fetchBases().catch(() => {
    loading = undefined;
    return readBases({});
  });
  return loading;
}

async function fetchBases(): Promise<ApiBases> {
  const response = await fetch("/js/config.json");
  if (!response.ok) throw new Error(`The API bases could not be had: ${response.status}`);
  return readBases(await response.json());
}

/** An empty base is this site itself. */
export function readBases(config: object): ApiBases {
  const given = new Map<string, unknown>(Object.entries(config));
  const read = (name: string) => {
    const base = given.get(name);
    return typeof base === "string" ? base.replace(/(?<!\/)\/+$/, "") : "";
  };
  return Object.fromEntries(
    languages.map(({ code }) => [
      code,
      { site: read(code), inquiry: read("inquiries") || read(code) },
    ]),
  ) as ApiBases;
}
