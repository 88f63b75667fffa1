import type { Localized } from "../../api.ts";
import type { ContentLanguage } from "../languages.ts";
import type { OfficeRecord } from "../record.ts";

export type TextState = "missing" | "outdated" | "confirmed";

/** What there is to say of a text in one language; undefined when nothing is left to do. */
export function stateOf({
  value,
  code,
  key,
  outdated,
  confirmed,
}: {
  value: Localized | undefined;
  code: ContentLanguage["code"];
  /** The name under which the server keeps whether it is outdated. */
  key: string;
  outdated: OfficeRecord["outdated"];
  /** What somebody has looked at again and found right: `title.en`. */
  confirmed: string[];
}): TextState | undefined {
  if (!value) return undefined;
  if (value[code].trim() === "") {
    // A text that is written in no language is not missing in one.
    return Object.values(value).some((words) => words.trim() !== "") ? "missing" : undefined;
  }
  if (!outdated[key]?.includes(code)) return undefined;
  return confirmed.includes(`${key}.${code}`) ? "confirmed" : "outdated";
}
