import { call } from "../office/call.ts";
import type { Found } from "../resource.tsx";

export async function findPictures({ q, signal }: { q: string; signal: AbortSignal }) {
  const query = { q, perPage: 5 };
  const { rows } = await call<"GET /media">({ path: "media", query, signal });
  return rows.map(
    ({ id, name, alt }): Found => ({
      id,
      title: alt.en || alt.zh || name,
      hint: id,
      to: `/media/${id}`,
    }),
  );
}
