import { kinds } from "virtual:content-kinds";
import type { Language } from "../language.ts";

/** The one record of a kind goes by the name of its kind; undefined when there are others. */
export function singletonName(kind: string, language: Language): string | undefined {
  return kinds.find((one) => one.kind === kind && one.single)?.one[language];
}
