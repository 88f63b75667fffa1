import type { Localized } from "../../language/localized.ts";
import type { When } from "../../records/fields.ts";
import { type ContentOf, type Kind, kindNames, kinds } from "../../records/kinds.ts";
import type { SearchDocument } from "./search-document.ts";

type Found = {
  as: string;
  one: Localized;
  many: Localized;
  preference: number;
  preferenceForQuestions: number;
  documents: (content: never) => SearchDocument[];
};

/** The kinds of record that visitors may look for. */
export const searchableKinds = kindNames.filter((kind) => "search" in kinds[kind]);

/** How a kind is found, and what it is called then. */
export function searchOf(kind: Kind): Found {
  const { search }: { search?: Found } = kinds[kind];
  if (!search) throw new TypeError(`Nobody looks for a ${kind}`);
  return search;
}

/** What addresses and the public API call the kinds. */
export const shownKinds = searchableKinds.map((kind) => searchOf(kind).as);

/** The kind that goes by such a name. */
export function kindShownAs(name: string | undefined): Kind | undefined {
  return searchableKinds.find((kind) => searchOf(kind).as === name);
}

export function searchDocumentsOf<K extends Kind>(
  kind: K,
  content: ContentOf<K>,
): SearchDocument[] {
  const { unlisted }: { unlisted?: When } = kinds[kind];
  if (unlisted && Reflect.get(content, unlisted.field) === unlisted.is) return [];
  return searchOf(kind).documents(content as never);
}
