import { type ListQuery, offsetOf, type Rows } from "../queries/list-query.ts";
import type { Kind } from "../records/kinds.ts";
import { checkSite } from "./check-site.ts";
import type { Finding, Words } from "./rule.ts";
import { rules } from "./rules.ts";

export const findingSorts = ["record", "rule"] as const;
type FindingSort = (typeof findingSorts)[number];

export type FindingFilter = { rule?: string | undefined; kind?: Kind | undefined };

export type ListedFinding = Omit<Finding, "id"> & {
  /** Of the row; the same for as long as the problem is there. */
  id: string;
  /** Of the record. */
  record: string;
  ruleTitle: Words;
};

const keys: Record<FindingSort, (finding: Finding) => string> = {
  record: ({ kind, id, rule }) => `${kind}/${id} ${rule}`,
  rule: ({ kind, id, rule }) => `${rule} ${kind}/${id}`,
};

/** What the content check has found, a page at a time. */
export async function listFindings({
  q,
  filter: { rule, kind },
  sort,
  order,
  ...page
}: ListQuery<FindingSort, FindingFilter>): Promise<Rows<ListedFinding>> {
  const words = q.toLowerCase();
  const found = (await checkSite())
    .filter((finding) => rule === undefined || finding.rule === rule)
    .filter((finding) => kind === undefined || finding.kind === kind)
    .filter(
      ({ id, field, message }) =>
        words === "" || `${id} ${field} ${message.zh} ${message.en}`.toLowerCase().includes(words),
    );
  const key = keys[sort];
  const direction = order === "desc" ? -1 : 1;
  found.sort((one, other) => direction * key(one).localeCompare(key(other)));
  const start = offsetOf(page);
  return { rows: found.slice(start, start + page.perPage).map(toRow), total: found.length };
}

function toRow({ id, ...finding }: Finding, at: number): ListedFinding {
  const { rule, kind, field } = finding;
  return {
    ...finding,
    id: `${rule} ${kind} ${id} ${field} ${at}`,
    record: id,
    ruleTitle: rules.find((known) => known.id === rule)?.title ?? { zh: rule, en: rule },
  };
}
