import { request } from "./request.ts";
import type { Visit } from "./visits.ts";

/** Makes so many requests over a list of visits, several at a time, and counts the answers by status. */
export async function visit({
  address,
  visits,
  requests,
  atOnce,
}: {
  address: string;
  visits: Visit[];
  requests: number;
  atOnce: number;
}) {
  const statuses = new Map<number, number>();
  let begun = 0;
  async function goOn() {
    while (begun < requests) {
      const next = visits[begun++ % visits.length];
      if (!next) return;
      const { status } = await request({ url: address + next.path, headers: next.headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return statuses;
}
