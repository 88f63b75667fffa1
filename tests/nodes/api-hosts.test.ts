import { beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "./support/find-free-port.ts";
import { openClient } from "./support/specified-client.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";

/** The site, and beside it a node for Arabic and one for inquiries, each on a port of its own. */
let database: Database;
let site: SiteNode;
let arabic: SiteNode;
let inquiries: SiteNode;

beforeAll(async () => {
  database = await startDatabase();
  const [port, arabicPort, inquiryPort] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const start = (env: Record<string, string>) =>
    startNode({ databaseUrl: database.url, env: { TRUSTED_PROXIES: "1", ...env } });
  [site, arabic, inquiries] = await Promise.all([
    start({
      PORT: String(port),
      API_BASE_AR: `http://127.0.0.1:${arabicPort}`,
      API_BASE_INQUIRIES: `http://127.0.0.1:${inquiryPort}`,
    }),
    start({ PORT: String(arabicPort), API_ORIGINS: origin }),
    start({ PORT: String(inquiryPort), API_ORIGINS: origin, INQUIRY_SOONEST_SECONDS: "0" }),
  ]);
});

const seen = (node: SiteNode, path: string) => node.output().includes(`"url":"${path}"`);

describe.each(["zh", "en", "ar"] as const)("a client of the old contract in %s", (lang) => {
  test("finds menus, contact data and notices", async () => {
    const client = await openClient({ site: site.origin, lang });
    expect((await client.newsMenu()).map(({ className }) => className)).toContain("knowledge");
    const menu = await client.productMenu();
    expect(menu.map(({ className }) => className)).toContain("Polyester");
    for (const { child } of menu) expect(child.length).toBeGreaterThan(0);
    const { wechatImg, ...info } = await client.siteInfo();
    expect(info).toMatchObject({ telphone: "+86 400 000 0000" });
    const picture = await site.ask(String(wechatImg));
    expect(picture.status).toBe(200);
    expect(picture.headers.get("Content-Type")).toMatch(/^image\//);
    expect((await client.notices()).length).toBeGreaterThan(2);
    expect(await client.flag()).toBe(1000);
  });

  test("sends an inquiry with the code it read", async () => {
    const client = await openClient({ site: site.origin, lang });
    const { vcode, image } = await client.captcha();
    expect(image).toMatch(/^data:image\//);
    const [row] = await database.ask(`select answer from captcha where vcode = '${vcode}'`);
    const payload = {
      name: "访客",
      phone: lang === "zh" ? "13800138000" : "+20 2 2345 6789",
      email: "",
      conts: `From ${lang}`,
      address: "",
      country: lang === "zh" ? "" : "Egypt",
      vcode,
    };
    const unread = await client.addMessage({ ...payload, code: "" });
    expect(unread).toMatchObject({ code: 400, msg: expect.any(String) });
    expect(await client.addMessage({ ...payload, code: row?.answer.toLowerCase() })).toMatchObject({
      code: 1000,
    });
    expect(
      await database.ask(`select lang, host(ip) from inquiry where message = 'From ${lang}'`),
    ).toEqual([{ lang, host: client.address }]);
  });

  test("logs a visit", async () => {
    const client = await openClient({ site: site.origin, lang });
    const visit = { ip: await client.ip(), page: `/visit-${lang}`, date: "", author: "", user: "" };
    expect(visit.ip).toBe(client.address);
    expect(await client.addVisitor({ ...visit, address: "somewhere" })).toEqual({
      code: 1000,
      data: null,
    });
    expect(await database.ask(`select lang from visit where page = '/visit-${lang}'`)).toEqual([
      { lang },
    ]);
  });
});

test("each call went to the host that was configured for it", () => {
  expect(seen(arabic, "/api/admin/listMenuProduct")).toBe(true);
  expect(seen(inquiries, "/api/admin/addMessage")).toBe(true);
  expect(seen(inquiries, "/api/posts/getip")).toBe(true);
  expect(seen(inquiries, "/api/admin/listMenuProduct")).toBe(false);
  for (const node of [site, arabic]) {
    expect(seen(node, "/api/admin/addMessage")).toBe(false);
    expect(seen(node, "/api/posts/getip")).toBe(false);
  }
});

test("a page of the site may call these hosts, and of no other site", async () => {
  const page = await site.ask("/ar");
  expect(page.headers.get("Content-Security-Policy")).toContain(
    `connect-src 'self' ${arabic.origin} ${inquiries.origin}`,
  );
  for (const [origin, allowed] of [
    [site.origin, site.origin],
    ["https://evil.example", null],
  ] as const) {
    const answer = await inquiries.ask("/api/admin/addMessage", {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
  }
});
