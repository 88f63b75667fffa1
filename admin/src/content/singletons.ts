import type { Language } from "../language.ts";
import type { Label } from "./field.ts";

/** Kinds of which there is one record. It goes by the name of its kind, for its id says nothing. */
export const singletons = {
  site_settings: { zh: "网站设置", en: "Site settings" },
  navigation: { zh: "主导航", en: "Main navigation" },
} satisfies Record<string, Label>;

/** Undefined when there are others of its kind. */
export function singletonName(kind: string, language: Language): string | undefined {
  const names: Record<string, Label> = singletons;
  return names[kind]?.[language];
}
