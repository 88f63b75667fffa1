import { nameMounting } from "#domain/catalogue/curve-words.ts";
import type { MountingKind } from "#domain/catalogue/product-kinds.ts";
import { getLocale } from "#text/runtime";

/** In the language of the page. */
export function mountingName(kind: MountingKind): string {
  return nameMounting(kind, getLocale());
}
