import { describe, expect, test } from "vitest";
import { askRaw, sendRaw } from "./support/send-raw.ts";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("plain");

const ask = (target: string, method = "GET") => askRaw({ port: node.port, target, method });

describe("a method that pages do not have is refused", () => {
  test.each([
    ["POST", 405],
    ["PUT", 405],
    ["DELETE", 405],
    ["PATCH", 405],
    ["OPTIONS", 405],
    ["TRACE", 405],
    ["PROPFIND", 405],
    ["BREW", 400],
    ["get", 400],
    ["CONNECT", 0],
  ])("%s", async (method, status) => {
    const answer = await ask("/en", method);
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  });
});

describe("odd headers are refused or ignored", () => {
  const host = "Host: localhost";
  test.each([
    ["a header of 20 kB", [host, `X-Long: ${"a".repeat(20_000)}`], [431]],
    ["3,000 headers", [host, ...Array.from({ length: 3000 }, (_, n) => `X-${n}: a`)], [431]],
    ["a cookie of 12 kB", [host, `Cookie: ${"a".repeat(12_000)}`], [200]],
    ["4,000 languages", [host, `Accept-Language: ${"x-y,".repeat(3000)}ar`], [200]],
    ["no host", [], [400]],
    ["an empty host", ["Host:"], [200, 400]],
    ["a host that is none", ["Host: a b<>\"'"], [200, 400]],
    ["two hosts", [host, "Host: evil.example"], [200, 400]],
    ["two lengths", [host, "Content-Length: 5", "Transfer-Encoding: chunked"], [400]],
    ["an impossible length", [host, "Content-Length: -1"], [400]],
    ["an impossible range", [host, "Range: bytes=9-1"], [200, 416]],
    ["an impossible expectation", [host, "Expect: miracles"], [417]],
    ["an upgrade", [host, "Upgrade: h2c"], [200]],
    ["a NUL", [host, "X-Nul: \0"], [400]],
  ])("%s", async (_, headers, statuses) => {
    for (const target of ["/en", "/api/admin/getWebSite", "/healthz"]) {
      const { status } = await askRaw({ port: node.port, target, headers });
      expect([...statuses, ...(target === "/en" ? [] : [200, 400])]).toContain(status);
    }
  });

  test.each([
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00"],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["a version from the future", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n"],
  ])("%s on the plain port", async (_, bytes) => {
    expect((await sendRaw({ port: node.port, bytes })).status).toBe(400);
  });

  test("HTTP/1.0 without a host is answered", async () => {
    expect((await sendRaw({ port: node.port, bytes: "GET /en HTTP/1.0\r\n\r\n" })).status).toBe(
      200,
    );
  });
});

describe("no query is too odd for a page or for the API", () => {
  test.each([
    "?",
    "?%",
    "?query=%",
    "?query=%ff",
    "?query=%E2%80%AE",
    "?page=-1e999",
    "?page[]=1&page[a]=2",
    "?sort='--",
    "?__proto__=1&constructor=1",
    "?&&&==&=",
    "??",
    "?query=&query=2",
    "?index",
  ])("%s", async (query) => {
    expect((await ask(`/en${query}`)).status).toBe(200);
    expect((await ask(`/en.data${query}`)).status).toBe(200);
    expect((await ask(`/api/admin/getWebSite${query}`)).status).toBe(200);
    expect((await ask(`/nothing${query}`)).status).toBe(404);
  });
});

test("the node has outlived all this, and nothing was worth an error in its log", async () => {
  expect((await node.ask("/healthz")).status).toBe(200);
  expect((await node.output()).match(/.*"level":50.*/g)).toBeNull();
});
