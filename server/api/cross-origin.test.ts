import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { origin, startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const friend = "https://www.example.com";
const stranger = "https://evil.example";
const { call, post } = startApi({ env: { API_ORIGINS: `${friend}, https://ar.example.com/` } });

const preflight = (from: string) =>
  call("/api/admin/addMessage", {
    method: "OPTIONS",
    headers: {
      Origin: from,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,content-type",
    },
  });

test("a configured site may call and read the answer", async () => {
  for (const from of [friend, "https://ar.example.com"]) {
    const allowed = await preflight(from);
    expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(from);
    expect(allowed.headers.get("Access-Control-Allow-Headers")).toMatch(/Authorization/);
    const answer = await post("/api/admin/getIcode", {}, { headers: { Origin: from } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(from);
    expect(answer.headers.get("Vary")).toContain("Origin");
  }
});

test("so may our own pages, under every name of ours", async () => {
  const named = startApi({
    env: { PUBLIC_URL: "https://tinghe.example", API_BASE_EN: "https://en.tinghe.example/base" },
  });
  for (const from of [
    "https://tinghe.example",
    "https://www.tinghe.example",
    "https://en.tinghe.example",
  ]) {
    const headers = { Origin: from, Host: "api.tinghe.example" };
    const asked = { ...headers, "Access-Control-Request-Method": "POST" };
    const allowed = await named.call("/api/posts/addVisitor", {
      method: "OPTIONS",
      headers: asked,
    });
    expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(from);
    const answer = await named.post("/api/posts/addVisitor", {}, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(from);
  }
});

test("an unchanged answer is as readable as a new one", async () => {
  const headers = { Origin: friend };
  const first = await call("/api/ideas/notices", { headers });
  const again = await call("/api/ideas/notices", {
    headers: { ...headers, "If-None-Match": first.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get("Access-Control-Allow-Origin")).toBe(friend);
});

test.each([stranger, "null", "https://www.example.com.evil.example", "http://www.example.com"])(
  "%s may neither read nor send",
  async (from) => {
    expect((await preflight(from)).headers.get("Access-Control-Allow-Origin")).toBeNull();
    const read = await call("/api/ideas/notices", { headers: { Origin: from } });
    expect(read.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const sent = await post("/api/admin/getIcode?lang=en", {}, { headers: { Origin: from } });
    expect(sent.status).toBe(403);
    expect(await sent.json()).toEqual({ code: 403, msg: "You may not do this" });
  },
);

test("our own pages, and programs that are no pages, may always", async () => {
  expect((await post("/api/admin/getIcode", {}, { headers: { Origin: origin } })).status).toBe(200);
  expect((await call("/api/admin/getIcode", { method: "POST" })).status).toBe(200);
  const headers = { Origin: "http://127.0.0.1:4711", Host: "127.0.0.1:4711" };
  expect((await post("/api/admin/getIcode", {}, { headers })).status).toBe(200);
});

test("a refusal can be read by those who may call", async () => {
  const answer = await post("/api/ideas/classMenu", {}, { headers: { Origin: friend } });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(friend);
});
