import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../../language/language.ts";
import type { Kind } from "../../records/kinds.ts";
import { type OutdatedTranslations, textsByPath } from "../../records/outdated-translations.ts";
import { tableOf } from "../../records/table-of.ts";

export type RecordTexts = {
  kind: Kind;
  id: string;
  texts: { path: string; source: string; target: string; note: string }[];
};

const batch = 200;

/**
 * Texts that one language has and the other lacks, or has of an older wording, record by record. A
 * change that is kept back counts as what the record says.
 */
export async function* readUntranslatedTexts({
  kinds,
  from,
  to,
}: {
  kinds: Kind[];
  from: Lang;
  to: Lang;
}): AsyncGenerator<RecordTexts> {
  for (const kind of kinds) {
    for await (const { id, content, outdated } of readRecords(kind)) {
      const texts = [...textsByPath(content)].flatMap(([path, text]) => {
        const [source, target] = [text[from], text[to]];
        const isDue = target.trim() === "" || outdated[path]?.includes(to);
        return source.trim() === "" || !isDue ? [] : [{ path, source, target, note: path }];
      });
      if (texts.length > 0) yield { kind, id, texts };
    }
  }
}

async function* readRecords(kind: Kind) {
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom(tableOf(kind))
      .leftJoin("content_kept", (join) =>
        join.onRef("content_kept.record_id", "=", "record.id").on("content_kept.kind", "=", kind),
      )
      .where("record.status", "!=", "trashed")
      .where("record.id", ">", last)
      .orderBy("record.id")
      .limit(batch)
      .select([
        "record.id",
        sql<unknown>`coalesce(content_kept.content, record.content)`.as("content"),
      ])
      .select(sql<OutdatedTranslations>`outdated`.as("outdated"))
      .execute();
    yield* rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? "";
  }
}
