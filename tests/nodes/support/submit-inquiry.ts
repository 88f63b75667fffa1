import { randomInt, randomUUID } from "node:crypto";
import { inventCaptchas, knownAnswer } from "../../support/known-captchas.ts";
import type { ReachedNode } from "./reach-node.ts";
import type { Database } from "./start-database.ts";

/** What PostgreSQL reads in one statement without asking for hundreds of megabytes. */
const largestEntry = 20_000;

/** Enters so many pictures with a known answer into the database, for inquiries to come. */
export async function enterCaptchas({
  database,
  count = 1,
  ...times
}: { database: Pick<Database, "ask"> } & NonNullable<Parameters<typeof inventCaptchas>[0]>) {
  const entered: string[] = [];
  while (entered.length < count) {
    const size = Math.min(largestEntry, count - entered.length);
    const { vcodes, statement } = inventCaptchas({ ...times, count: size });
    await database.ask(statement);
    entered.push(...vcodes);
  }
  return entered;
}

/** A complete inquiry in English, unlike any other. */
export function writeInquiry(changes: Record<string, string> = {}) {
  const key = randomUUID();
  return {
    name: "Ann",
    phone: "+20 2 2345 6789",
    email: `${key}@example.com`,
    conts: `Inquiry ${key}`,
    country: "Egypt",
    address: "",
    lang: "en",
    code: knownAnswer,
    key,
    ...changes,
  };
}

/** Sends it to a node as the form does; from another address each time unless said. */
export function sendInquiry({
  node,
  inquiry,
  from = inventAddress(),
}: {
  node: Pick<ReachedNode, "ask">;
  inquiry: object;
  /** The visitor's address, for a node that believes one proxy. */
  from?: string;
}) {
  return node.ask("/api/admin/addMessage", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify(inquiry),
  });
}

/** Begins anywhere: others may send to the same nodes at the same time. */
let addresses = randomInt(1 << 22);

/** An address in a network of its own. */
export function inventAddress(): string {
  const number = addresses++;
  return `${20 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.1`;
}
