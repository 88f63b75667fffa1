import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { createApi } from "./api/app.ts";
import { createAuthHandler } from "./api/auth.ts";
import { readConfig } from "./config.ts";
import { createVisitHandler, isPlainVisit } from "./handle-visit.ts";

giveOwnDatabase();

const config = readConfig({
  TRUSTED_PROXIES: "1",
  PUBLIC_URL: "https://www.example.com",
  API_BASE_AR: "https://ar.example.com",
  API_ORIGINS: "https://friend.example",
});
const log = pino({ level: "silent" });
let busy = false;
let many = false;
const overload = { isOverloaded: () => busy };
const limits = {
  calls: () => undefined,
  searches: () => undefined,
  visits: () => (many ? { retryAfter: 5 } : undefined),
};
const auth = createAuthHandler({ config });
const api = getRequestListener(createApi({ config, log, auth, limits, overload }).fetch);
const takeVisit = createVisitHandler({ config, limits, overload, log });
let short = 0;

const longWay = await serve(api);
const shortWay = await serve((request, response) => {
  if (!isPlainVisit(request, config)) return api(request, response);
  short++;
  return takeVisit(request, response);
});

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  busy = false;
  many = false;
  short = 0;
  await db.deleteFrom("visit").execute();
});

const browser = "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36";

async function visit(
  site: string,
  { query = "", headers = {}, body }: { query?: string; headers?: object; body: string },
) {
  await db.deleteFrom("visit").execute();
  const response = await fetch(`${site}/api/posts/addVisitor${query}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "User-Agent": browser,
      "X-Forwarded-For": "8.8.8.8",
      ...headers,
    },
    body,
  });
  const names = [
    ...["content-type", "cache-control", "x-content-type-options", "retry-after"],
    ...["access-control-allow-origin", "vary"],
  ];
  return {
    status: response.status,
    headers: names.map((name) => response.headers.get(name)),
    body: await response.json(),
    stored: (await db.selectFrom("visit").selectAll().execute()).map(
      ({ visited_at: _, ...rest }) => rest,
    ),
  };
}

const report = JSON.stringify({
  page: "/en/news.html",
  referrer: "https://example.com/",
  user: "x",
});

describe("the short way answers and stores what the long way does", () => {
  test.each([
    ["a plain visit", { body: report }],
    ["a language in the address", { query: "?lang=ar", body: report }],
    ["a language in the body", { query: "?x=1", body: '{"lang":"en"}' }],
    ["a language in a cookie", { headers: { Cookie: "lang=en" }, body: report }],
    ["a page of our own", { headers: { Origin: "https://www.example.com" }, body: report }],
    ["Do Not Track", { headers: { DNT: "1" }, body: report }],
    ["Global Privacy Control", { headers: { "Sec-GPC": "1" }, body: report }],
    ["a robot", { headers: { "User-Agent": "Googlebot/2.1" }, body: report }],
    ["wrong kinds", { body: '{"page":7,"referrer":[],"lang":{},"user":null}' }],
    ["hostile words", { body: JSON.stringify({ page: "/\u0001\u202e<script>\r\n", lang: "x" }) }],
    ["a character that cannot be stored", { body: JSON.stringify({ page: "/\u0000" }) }],
    ["broken JSON", { query: "?lang=en", body: "{" }],
    ["no object", { query: "?lang=ar", body: "[]" }],
    ["nothing", { body: "" }],
  ])("%s", async (_, request) => {
    const answer = await visit(shortWay, request);
    expect(short).toBe(1);
    expect(answer).toEqual(await visit(longWay, request));
    expect(answer.status).toBeLessThan(500);
  });

  test("too much to do", async () => {
    busy = true;
    const request = { query: "?lang=en", body: report };
    const answer = await visit(shortWay, request);
    expect(answer).toMatchObject({ status: 503, stored: [] });
    expect(answer).toEqual(await visit(longWay, request));
  });

  test("one address with more visits than a person makes is refused", async () => {
    many = true;
    const request = { query: "?lang=en", body: report };
    const answer = await visit(shortWay, request);
    expect(answer).toMatchObject({ status: 429, stored: [] });
    expect(answer).toEqual(await visit(longWay, request));
  });
});

test.each([
  "https://www.example.com",
  "https://example.com",
  "https://ar.example.com",
  "https://friend.example",
])("a page of %s may read the answer", async (origin) => {
  const headers = { Origin: origin };
  const answer = await visit(shortWay, { headers, body: report });
  expect(short).toBe(1);
  expect(answer).toMatchObject({
    status: 200,
    headers: expect.arrayContaining([origin, "Origin"]),
  });
  expect(answer).toEqual(await visit(longWay, { headers, body: report }));
});

describe("the long way is left to what is not plain", () => {
  test.each([
    ["another site", { headers: { Origin: "https://evil.example" }, body: report }, 403],
    ["another type", { headers: { "Content-Type": "text/plain" }, body: report }, 415],
    ["a large body", { body: JSON.stringify({ page: "x".repeat(9000) }) }, 200],
    [
      "a form",
      { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "page=%2F" },
      200,
    ],
  ])("%s", async (_, request, status) => {
    expect(await visit(shortWay, request)).toMatchObject({ status });
    expect(short).toBe(0);
  });
});
