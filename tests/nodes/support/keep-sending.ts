import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import type { Database } from "./start-database.ts";
import { sendInquiry, writeInquiry } from "./submit-inquiry.ts";

/**
 * Visitors who write inquiries and send each until it is answered 1000, as somebody does whose form
 * keeps what was typed: after a broken connection everything is sent again as it was.
 */
export function keepSending({
  origin,
  captchas,
  visitors,
}: {
  origin: string;
  captchas: string[];
  visitors: number;
}) {
  const enough = new AbortController();
  const node = { ask: (path: string, init?: RequestInit) => fetch(origin + path, init) };
  const answered: string[] = [];
  let longestOutage = 0;

  /** Whether it was taken in; no when we stopped in the meantime. */
  async function sendUntilTaken(inquiry: ReturnType<typeof writeInquiry>) {
    const started = performance.now();
    for (let tries = 0; ; tries++) {
      const response = await sendInquiry({ node, inquiry }).catch(() => {});
      const answer = response && ((await response.json().catch(() => ({}))) as { code?: number });
      expect(answer?.code).not.toBe(400);
      if (answer?.code === 1000) {
        longestOutage = Math.max(longestOutage, performance.now() - started);
        return true;
      }
      if (enough.signal.aborted && tries > 0) return false;
      await setTimeout(20);
    }
  }

  const sending = Array.from({ length: visitors }, async () => {
    while (!enough.signal.aborted) {
      const inquiry = writeInquiry({ vcode: captchas.pop() ?? "" });
      if (await sendUntilTaken(inquiry)) answered.push(inquiry.conts);
    }
  });
  return {
    answered,
    async stop() {
      enough.abort();
      await Promise.all(sending);
      expect(captchas.length).toBeGreaterThan(0);
      return { answered, longestOutage };
    },
  };
}

/** What was answered and is not stored, and what is stored more than once. */
export async function compareStored({
  database,
  answered,
}: {
  database: Pick<Database, "ask">;
  answered: string[];
}) {
  const stored = await database.ask("select message from inquiry");
  const count = new Map<string, number>();
  for (const { message } of stored) count.set(message, (count.get(message) ?? 0) + 1);
  return {
    lost: answered.filter((message) => !count.has(message)),
    doubled: [...count.keys()].filter((message) => (count.get(message) ?? 0) > 1),
  };
}
