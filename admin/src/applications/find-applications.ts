import { call } from "../office/call.ts";
import type { Found } from "../resource.tsx";

export async function findApplications({ q, signal }: { q: string; signal: AbortSignal }) {
  const query = { q, order: "desc", perPage: 5 };
  const { rows } = await call<"GET /applications">({ path: "applications", query, signal });
  return rows.map(
    ({ id, name, job, number }): Found => ({
      id,
      title: name,
      hint: `${job.title} · ${number}`,
      to: `/applications/${id}/show`,
    }),
  );
}
