import type { SelectQueryBuilder, Simplify } from "kysely";
import { AppError } from "../app-error.ts";

/**
 * The row that a query finds, locked until the transaction ends. Refused when it has been saved by
 * somebody else since its reader opened it; without a version, whatever it is like by now.
 */
export async function lockUnchanged<
  Tables,
  From extends keyof Tables,
  Row extends { version: number },
>({
  wanted,
  version,
}: {
  wanted: SelectQueryBuilder<Tables, From, Row>;
  version: number | undefined;
}): Promise<Simplify<Row>> {
  const [row] = await wanted.forUpdate().execute();
  if (!row) throw new AppError("not-found");
  if (version !== undefined && row.version !== version) throw new AppError("conflict");
  return row;
}
