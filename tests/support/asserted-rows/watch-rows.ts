import {
  type AbortableQueryOptions,
  AliasNode,
  type CompiledQuery,
  DefaultQueryExecutor,
  IdentifierNode,
  type OperationNode,
  type QueryResult,
  RawNode,
  type SelectionNode,
} from "kysely";
import { inject } from "vitest";
import { findMismatch, type Shape } from "./shape.ts";

/** Of one answer so many rows are looked at. */
const mostRows = 100;

/** What `sql<T>` has said of answers and was not so, since the last test. */
export const mismatches: string[] = [];

const asserted = inject("assertedTypes");
const known = new WeakMap<readonly string[], Shape>();
const { executeQuery } = DefaultQueryExecutor.prototype;

DefaultQueryExecutor.prototype.executeQuery = async function watched<Row>(
  this: DefaultQueryExecutor,
  query: CompiledQuery,
  options?: AbortableQueryOptions,
): Promise<QueryResult<Row>> {
  const execute = executeQuery<Row>;
  const result = await execute.call(this, query, options);
  checkRows({ query: query.query, rows: result.rows.slice(0, mostRows) });
  return result;
};

function checkRows({ query, rows }: { query: OperationNode; rows: unknown[] }) {
  if (RawNode.is(query)) {
    for (const row of rows) compare({ value: row, raw: query, name: "row" });
    return;
  }
  for (const { selection } of selectionsOf(query)) {
    if (!AliasNode.is(selection) || !RawNode.is(selection.node)) continue;
    if (!IdentifierNode.is(selection.alias)) continue;
    const { name } = selection.alias;
    for (const row of rows) {
      compare({ value: Reflect.get(Object(row), name), raw: selection.node, name });
    }
  }
}

function selectionsOf(query: OperationNode): readonly SelectionNode[] {
  const { selections = [], returning } = query as {
    selections?: readonly SelectionNode[];
    returning?: { selections: readonly SelectionNode[] };
  };
  return returning?.selections ?? selections;
}

function compare({ value, raw, name }: { value: unknown; raw: RawNode; name: string }) {
  const mismatch = findMismatch(value, shapeOf(raw.sqlFragments), name);
  if (mismatch) mismatches.push(`${mismatch}: ${raw.sqlFragments.join("…").trim().slice(0, 200)}`);
}

/** Templates of the same words in several places may be what is said of any of them. */
function shapeOf(fragments: readonly string[]): Shape {
  const found = known.get(fragments);
  if (found) return found;
  const of = asserted[JSON.stringify(fragments)] ?? [{ is: "anything" }];
  const shape: Shape = { is: "union", of };
  known.set(fragments, shape);
  return shape;
}
