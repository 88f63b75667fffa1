import type { DBAdapter } from "better-auth/adapters";
import { hashToken } from "../link-token.ts";

type Condition = { field: string; value: unknown };
type Query = { model?: string; where?: Condition[]; data?: Record<string, unknown> };
type Method = (...given: unknown[]) => Promise<unknown>;

/**
 * Keeps sessions in the database under the hash of their token: whoever reads the table cannot use
 * them. better-auth has no option for it, so whatever it asks about sessions passes here; to the
 * library, which needs it for the cookie, the token stays what the caller brought.
 */
export function hashSessionTokens<Adapter extends Omit<DBAdapter, "transaction">>(
  adapter: Adapter,
): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== "function") return found;
      const method: Method = found.bind(target);
      if (name === "transaction") {
        return (work: (inner: Adapter) => Promise<unknown>) =>
          method((inner: Adapter) => work(hashSessionTokens(inner)));
      }
      return (query: Query, ...rest: unknown[]) =>
        query.model === "session" ? askHashed({ method, query }) : method(query, ...rest);
    },
  });
}

async function askHashed({ method, query }: { method: Method; query: Query }) {
  const tokens = new Map<unknown, unknown>();
  function hide(token: unknown): unknown {
    if (Array.isArray(token)) return token.map(hide);
    const hash = hashToken(String(token));
    tokens.set(hash, token);
    return hash;
  }
  function show(row: unknown): unknown {
    if (typeof row !== "object" || row === null || !("token" in row)) return row;
    return { ...row, token: tokens.get(row.token) ?? row.token };
  }
  const { where, data } = query;
  const answer = await method({
    ...query,
    ...(where && {
      where: where.map((condition) =>
        condition.field === "token" ? { ...condition, value: hide(condition.value) } : condition,
      ),
    }),
    ...(data && "token" in data && { data: { ...data, token: hide(data.token) } }),
  });
  return Array.isArray(answer) ? answer.map(show) : show(answer);
}
