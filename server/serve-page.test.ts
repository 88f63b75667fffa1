import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createPageRequestReader } from "./page-request.ts";
import { PageStore, type Rendered } from "./page-store.ts";
import { finishPage, type RenderPage } from "./pages.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createSecurityHeaders } from "./security-headers.ts";
import { createNoticeSender } from "./send-notice.ts";
import { createPageServer } from "./serve-page.ts";

const moves: Record<string, string> = {
  "/a": "/b",
  "/b": "/c?known=1",
  "/round": "/about",
  "/about": "/round",
  "/away": "https://other.example/x",
};
const rendered: string[] = [];
const followed: string[] = [];
let underWay = Promise.resolve();
let many = false;

const moveOf = (address: string) => moves[address.replace(/\?.*/, "")];

const renderPage: RenderPage = async ({ address }): Promise<Rendered> => {
  rendered.push(address);
  await underWay;
  const to = moveOf(address);
  if (!to) return { page: await finishPage({ body: Buffer.from(address), headers: [] }) };
  return { answer: { status: 301, headers: [["Location", to]], body: Buffer.from("") } };
};

const readPageRequest = createPageRequestReader({
  readQuery: ({ search }) => (search.includes("known=1") ? "?known=1" : ""),
});
const store = new PageStore({ capacity: 1_000_000 });
const pages = createPageServer({
  config: { trustedProxies: 0 },
  limits: { renders: () => (many ? { retryAfter: 5 } : undefined) },
  queued: createRenderQueue({ atOnce: 3, mostWaiting: 100 }),
  store,
  documents: () => undefined,
  readPageRequest,
  renderPage,
  findMove: async ({ address }) => {
    followed.push(address);
    return moveOf(address);
  },
  sendNotice: createNoticeSender({ securityHeaders: createSecurityHeaders({ behindTls: false }) }),
  metrics: { renders: { startTimer: () => () => 0 } as never },
});

const server = createServer((request, response) => {
  void pages.serve({ request, response, asked: readPageRequest(request) });
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
}

test.each([
  ["/a", "/c?known=1"],
  ["/a?x=%20", "/c?known=1&x=%20"],
  ["/b?known=1&x", "/c?known=1&x"],
  ["/away?x=1", "https://other.example/x?x=1"],
])("%s leads to %s at once", async (from, to) => {
  const response = await ask(from);
  expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
});

test("what a redirect leads to is not rendered before somebody asks for it", async () => {
  rendered.length = 0;
  expect((await ask("/b?x=unseen")).headers.get("Location")).toBe("/c?known=1&x=unseen");
  expect(rendered).toEqual(["/b"]);
});

test("redirects that go round in circles are followed for a while only", async () => {
  followed.length = 0;
  expect((await ask("/round")).status).toBe(301);
  expect(followed.length).toBeLessThan(10);
});

/** Asks for more pages than are rendered (three) and wait (a hundred), until they are let go. */
function askTooMany(path: (number: number) => string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay = promise;
  const asked = Array.from({ length: 110 }, (_, number) => ask(path(number)));
  const refused = asked.map(async (answer) => {
    const response = await answer;
    if (response.status === 503) return response;
    throw new Error(`${response.status}`);
  });
  return {
    busy: Promise.any(refused),
    async letGo() {
      resolve();
      return (await Promise.all(asked)).map(({ status }) => status);
    },
  };
}

test.each([
  ["zh", "网站当前访问繁忙"],
  ["en", "The site is busy at the moment"],
  ["ar", "الموقع مزدحم حاليًا"],
])("when too many wait, a page in %s says so and tries again", async (lang, title) => {
  const { busy, letGo } = askTooMany((number) => `/${lang}/page-${number}`);
  const response = await busy;
  const seconds = response.headers.get("Retry-After");
  const page = await response.text();
  expect(page).toContain(`<html lang="${lang}"`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(`<meta http-equiv="refresh" content="${seconds}"/>`);
  expect(new Set(await letGo())).toEqual(new Set([200, 503]));
});

const preview = `/en/news.html?preview=${"x".repeat(32)}`;

test("an outdated page is made anew before those that were never asked for", async () => {
  store.listenerChanged({ listening: true });
  await (await ask("/en/read-by-many")).text();
  // As after a change that was long ago.
  store.listenerChanged({ listening: true });
  rendered.length = 0;
  const { busy, letGo } = askTooMany((number) => `/en/never-read-${number}`);
  await busy;
  const reached = once(server, "request");
  const anew = ask("/en/read-by-many");
  await reached;
  await letGo();
  expect((await anew).status).toBe(200);
  // Three were under way.
  expect(rendered.indexOf("/en/read-by-many")).toBe(3);
});

test("a preview waits its turn as any page does", async () => {
  const { busy, letGo } = askTooMany((number) => `/en/other-${number}`);
  await busy;
  expect((await ask(preview)).status).toBe(503);
  await letGo();
});

test("whoever has asked for too much gets no preview looked up either", async () => {
  many = true;
  expect((await ask(preview)).status).toBe(429);
  many = false;
});
