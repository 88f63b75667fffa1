import { beforeAll, describe, expect, test } from "vitest";
import { addSession, addStaff } from "../support/add-staff.ts";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { signIn } from "./support/sign-in.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import {
  enterCaptchas,
  inventAddress,
  sendInquiry,
  writeInquiry,
} from "./support/submit-inquiry.ts";
import { watchInbox } from "./support/watch-inbox.ts";
import { deadline } from "./support/within.ts";

const paths = ["/zh", "/en", "/ar"];

let database: Database;
let one: SiteNode;
let other: SiteNode;

beforeAll(async () => {
  database = await startDatabase();
  const start = () => startNode({ databaseUrl: database.url, env: { TRUSTED_PROXIES: "1" } });
  [one, other] = await Promise.all([start(), start()]);
});

const query = (statement: string, values: unknown[]) => database.ask(statement, values);
const nodeFor = (number: number) => (number % 2 === 0 ? one : other);

describe("a change of content made by hand in the database", () => {
  function everyPage<Result>(work: (page: { node: SiteNode; path: string }) => Promise<Result>) {
    return Promise.all([one, other].flatMap((node) => paths.map((path) => work({ node, path }))));
  }

  const everythingStored = () =>
    Promise.all([one, other].map((node) => untilStored({ node, paths })));

  const usual = () =>
    everyPage(({ node, path }) => node.read(`${path}/search?query=${Math.random()}`));

  test("is on every node's pages within a second", async () => {
    for (let round = 0; round < 3; round++) {
      await everythingStored();
      const within = await deadline({ within: 1000, usual });
      const { number, statement } = inventNumber();
      await database.ask(statement);
      await everyPage((page) => expectShown({ ...page, text: number, within }));
    }
  });

  test("and another, and so on: the last one ends on every page", async () => {
    await everythingStored();
    let last = inventNumber();
    for (let change = 0; change < 50; change++) {
      last = inventNumber();
      await database.ask(last.statement);
      if (change % 20 === 0) await everyPage(({ node, path }) => node.read(path));
    }
    await everyPage((page) => expectShown({ ...page, text: last.number, within: 30_000 }));
  });
});

test("an account disabled on one node is out on the other with its next request", async () => {
  const editor = await addStaff({ query, role: "editor" });
  const administrator = await addStaff({ query, role: "administrator" });
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const theirs = cookieOf(await signIn({ node: other, ...editor }));
  const ours = cookieOf(await signIn({ node: one, ...administrator }));

  const account = async (node: SiteNode) =>
    (await node.ask("/api/backoffice/account", { headers: { Cookie: theirs } })).status;
  // Several times, for a node that kept the answer would still give it afterwards.
  for (const node of [other, one, other]) expect(await account(node)).toBe(200);

  const disabled = await one.ask(`/api/backoffice/people/${editor.id}/disable`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: one.origin, Cookie: ours },
    body: "{}",
  });
  expect(disabled.status).toBe(200);

  for (const node of [other, one, other]) expect(await account(node)).toBe(401);
  for (const node of [one, other]) expect((await signIn({ node, ...editor })).status).toBe(401);
});

describe("inquiries", () => {
  async function countStored(messages: string) {
    const [row] = await database.ask(
      `select count(*)::int as count from inquiry where message like '${messages}%'`,
    );
    return row?.count;
  }

  async function send(node: SiteNode, changes: Record<string, string> = {}) {
    const [vcode = ""] = await enterCaptchas({ database });
    const sent = await sendInquiry({ node, inquiry: writeInquiry({ vcode, ...changes }) });
    expect(await sent.json()).toMatchObject({ code: 1000 });
  }

  test("sent to one node are news on the other within a second", async () => {
    const { id: userId } = await addStaff({ query, role: "sales" });
    const token = await addSession({ query, userId });
    const within = await deadline({ within: 1000, usual: () => send(one) });
    const inboxes = await Promise.all([one, other].map((node) => watchInbox({ node, token })));
    // The connection to the database is open, so nothing from now on is missed.
    await Promise.all(inboxes.map((inbox) => inbox.until("missed")));
    const started = performance.now();
    await send(one);
    await Promise.all(inboxes.map((inbox) => inbox.until("new")));
    expect(performance.now() - started).toBeLessThan(within);
  });

  test("on a site without a mail server are taken, and their mails wait", async () => {
    await send(one, { conts: "No mail server" });
    const waiting = `select kind, attempts from mail_outbox join inquiry on inquiry.id = inquiry_id
      where message = 'No mail server' order by mail_outbox.id`;
    expect(await database.ask(waiting)).toEqual([
      { kind: "inquiry-notification", attempts: 0 },
      { kind: "inquiry-receipt", attempts: 0 },
    ]);
  });

  test("with one answer, fifty times at once on both, are taken once, again and again", async () => {
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

  test("are counted together against the limit", async () => {
    const from = inventAddress();
    const statuses: number[] = [];
    for (let number = 0; number < 32; number++) {
      const inquiry = { ...writeInquiry(), vcode: "made-up" };
      statuses.push((await sendInquiry({ node: nodeFor(number), inquiry, from })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
  });

  test("by the hundred at once are all taken, or told to come back", async () => {
    const captchas = await enterCaptchas({ database, count: 500 });
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
    expect(taken).toBeGreaterThan(0);
    // A node that gave up waiting may have stored it all the same; never the other way around.
    expect(await countStored("Crowd")).toBeGreaterThanOrEqual(taken);
    for (const node of [one, other]) expect(node.output().match(/.*"level":50.*/g)).toBeNull();
  });
});
