import pino from "pino";
import { describe, expect, test } from "vitest";
import { createFirstAdministrator } from "#domain/staff/create-first-administrator.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { readConfig } from "../config.ts";
import { createLoadLimits } from "../load-limits.ts";
import { createApi } from "./app.ts";
import { createAuthHandler } from "./auth.ts";

giveOwnDatabase();

const origin = "http://localhost:3000";
const api = createApi({
  config: readConfig({}),
  log: pino({ level: "silent" }),
  auth: createAuthHandler({ config: { origin, behindTls: false } }),
  limits: createLoadLimits(),
  overload: { isOverloaded: () => false },
});

const visitor = { incoming: { headers: {}, socket: { remoteAddress: "192.0.2.1" } } };

function call(path: string, init: RequestInit = {}) {
  return api.request(origin + path, init, visitor);
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, ...headers },
    body: JSON.stringify(body),
  });
}

describe("getWebSite", () => {
  test("answers the contract's fields in the language asked for", async () => {
    const response = await call("/api/admin/getWebSite?lang=en");
    expect(response.status).toBe(200);
    const { code, data } = (await response.json()) as { code: number; data: object[] };
    expect(code).toBe(1000);
    expect(data[0]).toEqual({
      telphone: "+86 400 000 0000",
      address: "1 Tinghe Road, Hangzhou, Zhejiang, China",
      webSite: "www.example.com",
      Whatsapp: "+86 400 000 0000",
      email: "hello@example.com",
      wechat: "tinghe-example",
      wechatImg: expect.stringMatching(/^\/media\/wechat-qr\.[0-9a-f]{10}\/\d+\.webp$/),
      siteRight: "© 2026 Tinghe Acoustics. All rights reserved.",
      siteIcp: "浙ICP备00000000号",
    });
  });

  test("a caller who has the answer already is told so", async () => {
    const first = await call("/api/admin/getWebSite?lang=ar");
    const again = await call("/api/admin/getWebSite?lang=ar", {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

describe("refusals have one shape and speak the caller's language", () => {
  test.each([
    ["zh", "未找到"],
    ["en", "Not found"],
    ["ar", "غير موجود"],
  ])("%s", async (lang, msg) => {
    const response = await call("/api/nothing/here", { headers: { "Accept-Language": lang } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 404, msg });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("a body of a megabyte is refused", async () => {
    const response = await post("/api/auth/sign-in/email?lang=en", "x".repeat(1024 * 1024));
    expect(response.status).toBe(413);
    expect(response.headers.get("Connection")).toBe("close");
    expect(await response.json()).toEqual({ code: 413, msg: "The request is too large" });
  });
});

describe("sign-in", () => {
  test("the first administrator gets in once, must change the password, and then may go on", async () => {
    const administrator = await createFirstAdministrator();
    if (!administrator) throw new Error("there was an administrator already");
    expect(await createFirstAdministrator()).toBeUndefined();

    const signedIn = await post("/api/auth/sign-in/email", administrator);
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const session = { Cookie: cookie.split(";")[0] ?? "" };

    const who = async (headers = session) =>
      (await (await call("/api/auth/get-session", { headers })).json()) as {
        user: { role: string; mustChangePassword: boolean };
      };
    expect((await who()).user).toMatchObject({ role: "administrator", mustChangePassword: true });

    const same = { currentPassword: administrator.password, newPassword: administrator.password };
    expect((await post("/api/auth/change-password", same, session)).status).toBe(400);
    expect((await who()).user.mustChangePassword).toBe(true);

    const wrong = { currentPassword: "not this one", newPassword: "a quiet oak wall" };
    expect((await post("/api/auth/change-password", wrong, session)).status).toBe(400);
    expect((await who()).user.mustChangePassword).toBe(true);

    const right = { ...wrong, currentPassword: administrator.password };
    const known = { ...right, newPassword: "administrator" };
    expect((await post("/api/auth/change-password", known, session)).status).toBe(400);
    expect((await who()).user.mustChangePassword).toBe(true);

    const changed = await post("/api/auth/change-password", right, session);
    expect(changed.status).toBe(200);
    const next = { Cookie: changed.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
    expect((await who(next)).user.mustChangePassword).toBe(false);
    expect(await who()).toBeNull();
  });

  test("nobody registers from outside", async () => {
    const stranger = { name: "A", email: "a@example.com", password: "a long enough password" };
    const response = await post("/api/auth/sign-up/email", stranger);
    expect(response.status).toBe(404);
  });

  test("a page of another site cannot sign anybody in", async () => {
    const credentials = { email: "admin@example.com", password: "x" };
    const response = await post("/api/auth/sign-in/email", credentials, {
      Origin: "https://evil.example",
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ code: 403, msg: "您没有权限执行此操作" });
  });
});

describe("searching", () => {
  test("faster than anybody types is refused, for that address alone", async () => {
    const suggest = (remoteAddress: string) =>
      api.request(
        `${origin}/api/search/suggest?query=oak&lang=en`,
        {},
        {
          incoming: { headers: {}, socket: { remoteAddress } },
        },
      );
    const answers = await Promise.all(Array.from({ length: 60 }, () => suggest("203.0.113.9")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    expect((await suggest("203.0.113.10")).status).toBe(200);
  });
});

describe("many calls at once", () => {
  const ask = (number: number, address: (number: number) => string) =>
    api.request(
      `${origin}/api/ideas/products?lang=en&page=${number}`,
      {},
      {
        incoming: { headers: {}, socket: { remoteAddress: address(number) } },
      },
    );
  const askMany = (count: number, address: (number: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, number) => ask(number + 1, address)));

  test("from everywhere: a few run, some wait, and the rest are put off", async () => {
    const answers = await askMany(300, (number) => `203.0.${number >> 8}.${number & 255}`);
    const putOff = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(208);
    expect(putOff).toHaveLength(92);
    for (const { headers } of putOff) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await ask(1, () => "203.0.113.1")).status).toBe(200);
  });

  test("from one address: it has its share", async () => {
    const answers = await askMany(200, () => "198.51.100.1");
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await ask(1, () => "198.51.100.2")).status).toBe(200);
  });
});
