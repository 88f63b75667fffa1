import { describe, expect, test } from "vitest";
import { askRaw } from "./support/send-raw.ts";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("plain");

const ask = (target: string) => askRaw({ port: node.port, target });

describe("a path that begins with no language of ours does not exist", () => {
  test.each(["/fr", "/de/", "/e", "/eng", "/zh-CN", "/fr/index", "/fr/index.html", "/fr/login"])(
    "%s",
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(404);
      expect(answer.body.slice(0, 100)).toContain('<html lang="zh"');
    },
  );
});

describe("an address that cannot be read is refused", () => {
  test.each([
    ["a lone percent sign", "/%"],
    ["half an escape", "/en/%E"],
    ["no hexadecimal digits", "/%zz"],
    ["bytes that are no UTF-8", "/%ff%fe"],
    ["half a Chinese character", "/%E4%B8"],
    ["an encoded NUL", "/%00"],
    ["an encoded NUL after a page", "/en%00.html"],
    ["a NUL", "/\0"],
    ["a tab", "/\ten"],
    ["bytes beyond ASCII", "/\xe9"],
    ["nothing", ""],
    ["no slash", "en"],
    ["a backslash first", "\\en"],
    ["a star", "*"],
    ["the API with half an escape", "/api/%E"],
    ["a picture with an encoded NUL", "/media/%00"],
    ["a file with half an escape", "/assets/%"],
  ])("%s", async (_, target) => {
    expect((await ask(target)).status).toBe(400);
  });

  test.each([
    ["path", `/${"a".repeat(10_000)}`],
    ["query", `/en?query=${"a".repeat(10_000)}`],
    ["escapes", `/${"%41".repeat(3400)}`],
    ["API call", `/api/admin/getWebSite?lang=${"a".repeat(10_000)}`],
  ])("a %s of 10 kB", async (_, target) => {
    expect((await ask(target)).status).toBe(414);
  });
});

describe("an address written as for a proxy says nothing about us", () => {
  test.each(["http://evil.example/en", "https://evil.example/", "HTTP://evil.example"])(
    "%s",
    async (target) => {
      const answer = await ask(target);
      expect([200, 400]).toContain(answer.status);
      expect(answer.head + answer.body).not.toContain("evil");
    },
  );
});

describe("nobody is sent to another site", () => {
  test.each([
    "//evil.example",
    "//evil.example/index",
    "///evil.example/index.html",
    "/\\evil.example/index",
    "/%5Cevil.example/index",
    "/%2Fevil.example/index",
    "/%2F%2Fevil.example%2F..%2F/index.html",
    "/%09/evil.example/index",
    "/%0d%0aLocation:%20evil.example/index",
    "/en/%2F%2Fevil.example/index",
    "/%2Fevil.example/index.data",
    "/%2Fevil.example/login",
    "/%2Fevil.example/product.html?page=x",
    "/%2Fevil.example/productdetail?id=1",
    "/%2Fevil.example/article.html",
    "/%2Fevil.example/Product",
  ])("%s", async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    const location = new URL(headers.get("Location") ?? "/", "http://localhost");
    expect(location.origin).toBe("http://localhost");
    expect(body).not.toContain("SingleFetchRedirect");
  });
});

describe("a page is in the language of its address, however that is spelled", () => {
  test.each([
    "/EN",
    "/e%6e",
    "/%65n",
    "/./en",
    "/x/../en",
    "/x/%2e%2e/en",
    "/en#top",
    "/en/",
    "//en",
  ])("%s", async (target) => {
    const { status, body } = await ask(target);
    if (status === 200) expect(body.slice(0, 100)).toContain('<html lang="en"');
    else expect([301, 308, 400, 404]).toContain(status);
  });
});

test.each(["/api/auth//sign-in/email", `/api/auth${"/".repeat(7000)}x`, "//en/inquiry"])(
  "what is sent to an address with a row of slashes is refused unread",
  async (target) => {
    const headers = ["Host: localhost", "Content-Length: 0"];
    const { status } = await askRaw({ port: node.port, method: "POST", target, headers });
    expect(status).toBe(400);
  },
);

describe("no file outside the built folders is served", () => {
  test.each([
    "/%2e%2e/",
    "/../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/..\\..\\package.json",
    "/admin/../../package.json",
    "/admin/..%2f..%2f..%2fpackage.json",
    "/media/../../package.json",
    "/media/..%2f..%2fpackage.json",
    "/media/hero-1.0000000000/..%2f1080.jpg",
    "/.git/config",
    "/server/main.ts",
    "/data/postgres/secret",
  ])("%s", async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/tinghe-acoustics|\[core\]|readConfig/);
    expect(headers.get("Content-Type")).toMatch(/^text\/(html|plain); charset=utf-8$/);
  });
});

test("the node has outlived all this, and nothing was worth an error in its log", async () => {
  expect((await node.ask("/healthz")).status).toBe(200);
  expect((await node.output()).match(/.*"level":50.*/g)).toBeNull();
});
