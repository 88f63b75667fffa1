import { db } from "#db/connect.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { kindNames } from "../records/kinds.ts";
import { tableOf } from "../records/table-of.ts";
import { checkRecord } from "./check-content.ts";
import type { CheckedRecord } from "./checked-record.ts";
import { collectFacts } from "./facts.ts";
import type { Finding } from "./rule.ts";

/** Read so many at a time: other work of the process goes on in between. */
const batchSize = 50;
/** Nobody works through more; whoever mends these finds the next ones. */
export const mostFindings = 1000;
/** Of each kind: reading every word of an imported catalogue would keep the process busy for minutes. */
const mostChecked = 5000;

/** Everything that contradicts itself in what visitors read now or will read by schedule. */
export function checkSite(): Promise<Finding[]> {
  return cacheUntilContentChanges("content findings", findContradictions);
}

async function findContradictions(): Promise<Finding[]> {
  const pictures = await db.selectFrom("picture").select("id").execute();
  const { facts, add } = collectFacts(pictures.map(({ id }) => id));
  for await (const record of readRecords({ statuses: ["published"] })) {
    add(record);
  }
  const findings: Finding[] = [];
  const statuses = ["published", "scheduled"] as const;
  for await (const record of readRecords({ statuses, most: mostChecked })) {
    findings.push(...checkRecord({ record, facts }));
    if (findings.length >= mostFindings) break;
  }
  return findings.slice(0, mostFindings);
}

/** Records one after the other, never more than a batch in memory. */
async function* readRecords({
  statuses,
  most = Number.POSITIVE_INFINITY,
}: {
  statuses: readonly ("published" | "scheduled")[];
  /** Of each kind. */
  most?: number;
}): AsyncGenerator<CheckedRecord> {
  for (const kind of kindNames) {
    let after = "";
    for (let read = 0; read < most; read += batchSize) {
      const rows = await db
        .selectFrom(tableOf(kind))
        .where("status", "in", statuses)
        .where("id", ">", after)
        .orderBy("id")
        .limit(batchSize)
        .select(["id", "content"])
        .execute();
      for (const { content } of rows) yield { kind, content } as unknown as CheckedRecord;
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last.id;
    }
  }
}
