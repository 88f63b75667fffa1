import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { companyDate } from "../company/company-day.ts";
import { nameKind } from "../downloads/kind-names.ts";
import type { Lang } from "../language/language.ts";
import { plain, type Text } from "../language/text.ts";
import type { DocumentSort } from "./document-content.ts";
import { lastDay, warningDays } from "./validity.ts";

export type EndingDocument = {
  id: string;
  title: string;
  /** What it is, in the reader's language: “Certificate”. */
  kind: string;
  /** Its last day. */
  validUntil: string;
  /** Whether that is over: visitors do not see it any more. */
  isOver: boolean;
};

type Row = Omit<EndingDocument, "title" | "kind"> & { title: Text; kind: DocumentSort };

const mostShown = 25;

/** Published documents that have ended, or soon will; the first to end first. */
export async function listEnding({ lang }: { lang: Lang }): Promise<EndingDocument[]> {
  const { rows } = await sql<Row>`
    select id, in_lang(content -> 'title', ${lang}) as title, content ->> 'kind' as kind,
      content ->> 'validUntil' as "validUntil", ${lastDay} < ${companyDate} as "isOver"
    from document where status = 'published' and ${lastDay} <= ${companyDate} + ${sql.lit(warningDays)}
    order by ${lastDay}, id limit ${mostShown}`.execute(db);
  return rows.map(({ title, kind, ...row }) => ({
    ...row,
    title: plain(title),
    kind: nameKind(kind, lang),
  }));
}
