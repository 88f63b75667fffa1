import { call } from "../office/call.ts";
import type { Found } from "../resource.tsx";

export async function findPeople({ q, signal }: { q: string; signal: AbortSignal }) {
  const query = { q, perPage: 5 };
  const { rows } = await call<"GET /people">({ path: "people", query, signal });
  return rows.map(
    ({ id, name, email }): Found => ({ id, title: name, hint: email, to: `/people/${id}` }),
  );
}
