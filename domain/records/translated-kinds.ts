import { type Kind, kindNames } from "./kinds.ts";

/** How the site works and where it leads, which is for those who run it. */
const ofTheSite: Kind[] = ["site_settings", "redirect", "synonym", "shortcut"];

/** Kinds whose texts translators write. */
export const translatedKinds: Kind[] = kindNames.filter((kind) => !ofTheSite.includes(kind));

export function isTranslated(kind: string): boolean {
  return translatedKinds.some((known) => known === kind);
}
