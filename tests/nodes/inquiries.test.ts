import { beforeAll, describe, expect, test } from "vitest";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import {
  enterCaptchas,
  inventAddress,
  sendInquiry,
  writeInquiry,
} from "./support/submit-inquiry.ts";

let database: Database;
let nodes: [SiteNode, SiteNode];

beforeAll(async () => {
  database = await startDatabase();
  const start = () => startNode({ databaseUrl: database.url, env: { TRUSTED_PROXIES: "1" } });
  nodes = await Promise.all([start(), start()]);
});

const nodeFor = (number: number) => nodes[number % 2 === 0 ? 0 : 1];

async function countStored(messages: string) {
  const [row] = await database.ask(
    `select count(*)::int as count from inquiry where message like '${messages}%'`,
  );
  return row?.count;
}

describe("two nodes on one database", () => {
  test("one answer sent fifty times at once is taken once, again and again", async () => {
    for (const vcode of await enterCaptchas({ database, count: 5 })) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, number) => {
          const inquiry = { ...writeInquiry({ conts: `Race ${vcode}` }), vcode };
          const response = await sendInquiry({ node: nodeFor(number), inquiry });
          return ((await response.json()) as { code: number }).code;
        }),
      );
      expect(answers.toSorted((a, b) => b - a)).toEqual([1000, ...Array(49).fill(400)]);
      expect(await countStored(`Race ${vcode}`)).toBe(1);
    }
  });

  test("attempts are counted together", async () => {
    const from = inventAddress();
    const statuses: number[] = [];
    for (let number = 0; number < 32; number++) {
      const inquiry = { ...writeInquiry(), vcode: "made-up" };
      statuses.push((await sendInquiry({ node: nodeFor(number), inquiry, from })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
  });

  test("a thousand inquiries at once are all taken, or told to come back", async () => {
    const captchas = await enterCaptchas({ database, count: 1000 });
    const submit = async (vcode: string, number: number): Promise<number> => {
      const inquiry = { ...writeInquiry({ conts: `Crowd ${vcode}` }), vcode };
      const response = await sendInquiry({ node: nodeFor(number), inquiry });
      const { code, msg } = (await response.json()) as { code: number; msg: string };
      expect(msg).not.toBe("");
      if (code === 503) expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      return code;
    };
    const codes = await Promise.all(captchas.map(submit));
    expect(new Set(codes).isSubsetOf(new Set([1000, 503]))).toBe(true);
    const taken = codes.filter((code) => code === 1000).length;
    expect(taken).toBeGreaterThan(100);
    // A node that gave up waiting may have stored it all the same; never the other way around.
    expect(await countStored("Crowd")).toBeGreaterThanOrEqual(taken);
    for (const node of nodes) expect(node.output().match(/.*"level":50.*/g)).toBeNull();
  }, 60_000);
});
