import { call } from "../office/call.ts";
import type { Found } from "../subject.tsx";
import type { ApplicationLine } from "./application.ts";

export async function findApplications({ q, signal }: { q: string; signal: AbortSignal }) {
  const query = { q, order: "desc", perPage: 5 };
  const { rows } = await call<{ rows: ApplicationLine[] }>({ path: "applications", query, signal });
  return rows.map(
    ({ id, name, job, number }): Found => ({
      id,
      title: name,
      hint: `${job.title} · ${number}`,
      to: `/applications/${id}/show`,
    }),
  );
}
