import { sql } from "kysely";
import { type Lang, languages } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import { type DocumentContent, type DocumentSort, languageFields } from "./document-content.ts";
import { isValid } from "./validity.ts";

/** A document as visitors see it. */
export type OfferedDocument = {
  id: string;
  title: Text;
  kind: DocumentSort;
  languages: Lang[];
  /** Those on the site that it is about; none: it is about all of them, or about the company. */
  products: { id: string; code: string; title: Text }[];
  /** Its last day, where it has one. */
  validUntil: string | undefined;
  bytes: number;
  /** When this file was uploaded. */
  date: Date;
};

/** The documents that may be offered today, in the order staff gave. */
export async function listDocuments({
  product,
  lang,
}: {
  /** Those about this product only. */
  product?: string;
  lang: Lang;
}): Promise<OfferedDocument[]> {
  const rows = await offered()
    .$if(product !== undefined, (query) =>
      query.where(sql<boolean>`content -> 'products' ? ${product}`),
    )
    .orderBy("document.position")
    .orderBy("document.id")
    .select(["content", "document_file.bytes", "document_file.created_at"])
    .execute();
  const products = await nameProducts({ ids: rows.flatMap((row) => row.content.products), lang });
  return rows.map(({ content, bytes, created_at }) => ({
    id: content.id,
    title: localize(content.title, lang),
    kind: content.kind,
    languages: languagesOf(content),
    products: content.products.flatMap((id) => products.get(id) ?? []),
    validUntil: content.validUntil,
    bytes,
    date: created_at,
  }));
}

/** Documents that are published, valid and there. */
export function offered() {
  return published("document")
    .innerJoin("document_file", (join) =>
      join.on(sql<boolean>`document_file.id::text = content ->> 'file'`),
    )
    .where(isValid);
}

function languagesOf({ languages: given }: DocumentContent): Lang[] {
  return languages.map(({ code }) => code).filter((code) => given[languageFields[code]]);
}

async function nameProducts({ ids, lang }: { ids: string[]; lang: Lang }) {
  if (ids.length === 0) return new Map<string, OfferedDocument["products"][number]>();
  const rows = await published("product")
    .where("id", "in", [...new Set(ids)])
    .select(["id", fieldOf("product", "code"), textOf("product", "title", lang)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
