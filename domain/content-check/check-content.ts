import type { CheckedRecord } from "./checked-record.ts";
import { collectFacts, type Facts } from "./facts.ts";
import type { Finding } from "./rule.ts";
import { rules } from "./rules.ts";

/** Everything that is wrong with one record. */
export function checkRecord({ record, facts }: { record: CheckedRecord; facts: Facts }): Finding[] {
  return rules.flatMap((rule) =>
    rule.check({ record, facts }).map((problem) => ({
      rule: rule.id,
      kind: record.kind,
      id: record.content.id,
      ...problem,
    })),
  );
}

/** Holds a whole site against the rules. */
export function checkContent({
  records,
  pictures,
}: {
  records: CheckedRecord[];
  pictures: Iterable<string>;
}): Finding[] {
  const { facts, add } = collectFacts(pictures);
  records.forEach(add);
  return records.flatMap((record) => checkRecord({ record, facts }));
}
