import { expect, test } from "vitest";
import { untilStored } from "./support/content.ts";
import { reportDrill } from "./support/report-drill.ts";
import { sendRaw } from "./support/send-raw.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { enterCaptchas, inventAddress, writeInquiry } from "./support/submit-inquiry.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

type Costly = { start?: string; part: string; end?: string };

const costly: Costly[] = [
  // What makes an expression with two ways to match the same text try them all.
  ...[
    "a",
    " ",
    ",",
    ";q=0.",
    "(",
    "Mozilla/5.0 (",
    "%E4%BD%A0",
    "-",
    "../",
    "/",
    "x-",
    "٠",
    "a@",
    ".",
  ].map((part) => ({ part, end: "!" })),
  // And what makes one that looks ahead for a word do so from every place before it.
  ...["Tablet", "Mobile"].map((end) => ({ start: "Mozilla/5.0 ", part: "Android", end })),
];

/** Just below what the site takes at all: what is longer is refused before anything looks at it. */
const longest = { address: 7900, header: 12_000, field: 12_000 };

/** So much of it that it is as long as may be once it is encoded. */
function write(
  { start = "", part, end = "" }: Costly,
  length: number,
  encode: (text: string) => string,
) {
  const room = length - encode(start + end).length;
  return encode(start) + encode(part).repeat(room / encode(part).length) + encode(end);
}

const plain = (text: string) => text;
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, encodeURIComponent);

type Place = { method?: string; target: string; headers?: string[]; body?: string };

function places(text: Costly): Place[] {
  const header = write(text, longest.header, inHeader);
  const inPath = write(text, longest.address - 20, encodeURI);
  const inQuery = write(text, longest.address - 40, encodeURIComponent);
  return [
    { target: "/en", headers: [`User-Agent: ${header}`] },
    { target: "/en", headers: [`Accept-Language: ${header}`] },
    { target: "/en", headers: [`Cookie: lang=${header}`] },
    { target: "/en", headers: [`Accept-Encoding: ${header}`] },
    { target: "/en", headers: [`If-None-Match: "${header}`] },
    { target: `/en/${inPath}.html` },
    { method: "POST", target: `/api/auth/${inPath}` },
    {
      method: "POST",
      target: "/api/auth/sign-in/email",
      headers: [`Origin: http://${header}`, "Content-Type: application/json"],
      body: "{}",
    },
    { target: `/en/search?query=${inQuery}` },
    { target: `/api/search/suggest?query=${inQuery}` },
    {
      method: "POST",
      target: "/api/posts/addVisitor",
      headers: [`User-Agent: ${header}`, "Content-Type: application/json"],
      body: "{}",
    },
  ];
}

/** An inquiry that is in order but for one field. */
function inquiries(text: Costly, vcode: () => string): Place[] {
  const field = write(text, longest.field, plain);
  return ["conts", "email", "phone"].map((name) => ({
    method: "POST",
    target: "/api/admin/addMessage",
    headers: ["Content-Type: application/json"],
    body: JSON.stringify(writeInquiry({ [name]: field, vcode: vcode() })),
  }));
}

/** Closed without a word, or too much, or too long: nothing has looked at the text. */
const refusedUnread = [0, 413, 414, 431];

test("text made to be costly costs nobody anything", { timeout: 120_000 }, async () => {
  const database = await startDatabase();
  const node = await startNode({ databaseUrl: database.url, env: { TRUSTED_PROXIES: "1" } });
  await untilStored({ node, paths: ["/en"] });
  const captchas = await enterCaptchas({ database, count: costly.length * 3 });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 50 });
  const asked = costly.flatMap((text) => [
    ...places(text),
    ...inquiries(text, () => captchas.pop() ?? ""),
  ]);
  let slowest = { took: 0, where: "" };
  const statuses = new Map<number, number>();
  const unread: string[] = [];
  for (const { method = "GET", target, headers = [], body = "" } of asked) {
    const where = `${target.slice(0, 40)} ${headers[0]?.slice(0, 40) ?? ""} ${body.slice(0, 40)}`;
    const lines = [
      `${method} ${target} HTTP/1.1`,
      "Host: localhost",
      `X-Forwarded-For: ${inventAddress()}`,
      ...headers,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    const started = performance.now();
    const bytes = Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`).toString("latin1");
    const { status } = await sendRaw({ port: node.port, bytes });
    const took = performance.now() - started;
    if (took > slowest.took) slowest = { took, where };
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (refusedUnread.includes(status)) unread.push(`${status} ${where}`);
  }
  const { failures, longestOutage, p99 } = await endVisits();
  const lost = failures.length;
  reportDrill({
    drill: "costly text",
    what: "costly text in headers, addresses and inquiries",
    times: asked.length,
    lost,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  console.log(`${answered}; the slowest took ${Math.round(slowest.took)} ms: ${slowest.where}`);
  expect(unread).toEqual([]);
  expect(failures).toEqual([]);
  // The quadratic one took minutes.
  expect(slowest.took).toBeLessThan(5000);
});
