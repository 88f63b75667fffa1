import { call } from "../office/call.ts";
import type { Found } from "../resource.tsx";

export async function findInquiries({ q, signal }: { q: string; signal: AbortSignal }) {
  const query = { q, order: "desc", perPage: 5 };
  const { rows } = await call<"GET /inquiries">({ path: "inquiries", query, signal });
  return rows.map(
    ({ id, name, message }): Found => ({
      id,
      title: name,
      hint: message.slice(0, 60),
      to: `/inquiries/${id}/show`,
    }),
  );
}
