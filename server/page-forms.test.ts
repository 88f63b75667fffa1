import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createLoadLimit } from "#domain/rate-limit/limit-load.ts";
import { createFormHandler, isForm } from "./page-forms.ts";
import { createPageRequestReader } from "./page-request.ts";
import { RenderFailed } from "./pages.ts";
import type { SentForm } from "./read-form.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createSecurityHeaders } from "./security-headers.ts";
import { createNoticeSender } from "./send-notice.ts";

const origin = "https://www.example.com";
let busy = false;
const sent: SentForm[] = [];
let underWay = Promise.resolve();

const takeForm = createFormHandler({
  config: { origin, trustedProxies: 1 },
  limits: { renders: createLoadLimit({ burst: 20, perSecond: 0 }) },
  overload: { isOverloaded: () => busy },
  fileBytes: (path) => (path.endsWith("/inquiry") ? 20 * 1024 * 1024 : 0),
  queued: createRenderQueue({ atOnce: 3, mostWaiting: 100 }),
  mostHeld: 40 * 1024 * 1024,
  sendNotice: createNoticeSender({ securityHeaders: createSecurityHeaders({ behindTls: false }) }),
  readPageRequest: createPageRequestReader({ readQuery: () => "" }),
  async renderPage({ address, lang }, given) {
    if (given?.form) sent.push(given.form);
    await underWay;
    const answer = {
      headers: [["X-Lang", lang]] as [string, string][],
      body: Buffer.from(address),
    };
    if (address === "/en/broken") throw new RenderFailed({ ...answer, status: 503 }, {});
    return { answer: { ...answer, status: 422 } };
  },
});

beforeEach(() => {
  sent.length = 0;
});

const server = createServer((request, response) => {
  if (isForm(request)) return void takeForm(request, response);
  response.writeHead(405).end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(site + path, { method: "POST", body, headers });
}

test("a form reaches its page with its sender's address, and the answer is passed on", async () => {
  const response = await post("/en/inquiry", new URLSearchParams({ name: "王" }), {
    Origin: origin,
    "X-Forwarded-For": "203.0.113.9",
  });
  expect(response.status).toBe(422);
  expect(response.headers.get("X-Lang")).toBe("en");
  expect(await response.text()).toBe("/en/inquiry");
  const form = sent.pop();
  expect(form?.ip).toBe("203.0.113.9");
  expect(new URLSearchParams(String(form?.body)).get("name")).toBe("王");
});

test("a form in parts as well", async () => {
  const parts = new FormData();
  parts.set("name", "王");
  expect((await post("/zh/inquiry", parts)).status).toBe(422);
  expect(sent.pop()?.type).toMatch(/^multipart\/form-data; boundary=/);
});

test("an inquiry may bring files, other pages none", async () => {
  const parts = new FormData();
  parts.set("files", new File([new Uint8Array(18 * 1024 * 1024)], "plan.pdf"));
  expect((await post("/ar/inquiry", parts)).status).toBe(422);
  expect(sent.pop()?.body.length).toBeGreaterThan(18 * 1024 * 1024);
  parts.set("files", new File([new Uint8Array(70_000)], "plan.pdf"));
  expect((await post("/ar/elsewhere", parts)).status).toBe(413);
});

test("a page that fails says so itself", async () => {
  const response = await post("/en/broken", new URLSearchParams());
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("/en/broken");
});

test.each([
  ["from another site", { Origin: "https://evil.example" }, "name=x", 403],
  ["from nowhere", { Origin: "null" }, "name=x", 403],
  ["too large", {}, `name=${"x".repeat(70_000)}`, 413],
  ["no form", { "Content-Type": "application/json" }, "{}", 405],
])("%s: refused before any page runs", async (_, headers, body, status) => {
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await post("/en/inquiry", body, { ...type, ...headers })).status).toBe(status);
  expect(sent).toEqual([]);
});

test.each([
  ["zh", "网站当前访问繁忙"],
  ["en", "The site is busy at the moment"],
  ["ar", "الموقع مزدحم حاليًا"],
])("too much to do, said in %s: come back later", async (lang, title) => {
  busy = true;
  const response = await post(`/${lang}/inquiry`, new URLSearchParams());
  busy = false;
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await response.text();
  expect(page).toContain(`<h1>${title}</h1>`);
  // Loaded anew by itself, the form would be gone.
  expect(page).not.toContain("refresh");
});

test("who sends too much is told so, however much it is, and the connection ends", async () => {
  for (const [path, size] of [
    ["/en/news.html", 70_000],
    ["/en/inquiry", 22_000_000],
  ] as const) {
    const parts = new FormData();
    parts.set("file", new Blob(["x".repeat(size)]), "x.pdf");
    const response = await post(path, parts);
    expect(response.status).toBe(413);
    expect(response.headers.get("Connection")).toBe("close");
    expect(await response.text()).toContain("<h1>The request is too large</h1>");
  }
  expect((await post("/en/inquiry", new URLSearchParams())).status).toBe(422);
});

/** On a busy machine 110 forms take a while. */
const patient = { timeout: 15_000 };

const plain = () => new URLSearchParams({ name: "x" });

function withFile() {
  const parts = new FormData();
  parts.set("files", new File(["x"], "plan.pdf"));
  return parts;
}

test.each([
  ["", "/en/news.html", plain, 103],
  [" with files", "/en/inquiry", withFile, 26],
])(
  "when too many forms%s wait, more are refused before any page runs",
  async (_, path, form, taken) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay = promise;
    const refused: Response[] = [];
    const asked = Array.from({ length: 110 }, async () => {
      const response = await post(path, form());
      if (response.status === 503) refused.push(response);
      return response;
    });
    await expect.poll(() => refused.length, patient).toBe(110 - taken);
    const [busy] = refused;
    expect(Number(busy?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await busy?.text()).toContain("Your form has not been taken.");
    resolve();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(taken);
    expect(sent).toHaveLength(taken);
  },
);

test("files that are being read keep no other form waiting", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay = promise;
  const reading = Array.from({ length: 10 }, () => post("/en/inquiry", withFile()));
  await expect.poll(() => sent.length, patient).toBe(6);
  underWay = Promise.resolve();
  expect((await post("/en/inquiry", plain())).status).toBe(422);
  resolve();
  for (const answer of reading) expect((await answer).status).toBe(422);
});

test("a form does not reach its page before its turn", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay = promise;
  const refused: Response[] = [];
  const asked = Array.from({ length: 30 }, async () => {
    const response = await post("/en/inquiry", withFile());
    if (response.status === 503) refused.push(response);
  });
  await expect.poll(() => refused.length, patient).toBe(4);
  expect(sent).toHaveLength(6);
  resolve();
  await Promise.all(asked);
  expect(sent).toHaveLength(26);
});

test(
  "more than there is room for is put off, and taken once there is room again",
  async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay = promise;
    const large = () => {
      const parts = new FormData();
      parts.set("files", new File([new Uint8Array(18 * 1024 * 1024)], "plan.pdf"));
      return parts;
    };
    const reading = [post("/en/inquiry", large()), post("/en/inquiry", large())];
    await expect.poll(() => sent.length, patient).toBe(2);
    expect((await post("/en/inquiry", large())).status).toBe(503);
    resolve();
    for (const answer of reading) expect((await answer).status).toBe(422);
    expect((await post("/en/inquiry", large())).status).toBe(422);
  },
  patient.timeout,
);

test("one address with more forms than a person sends is refused", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.10" };
  const statuses = [];
  for (let form = 0; form < 21; form++) {
    statuses.push((await post("/en/inquiry", plain(), headers)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(422), 429]);
  const refused = await post("/en/inquiry", plain(), headers);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Your form has not been taken.");
});
