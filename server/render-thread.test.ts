import { afterEach, expect, test } from "vitest";
import { isDatabaseAway } from "#db/connect.ts";
import { readConfig } from "./config.ts";
import type { PageRequest } from "./page-request.ts";
import { RenderFailed } from "./pages.ts";
import { createRenderThread } from "./render-thread.ts";
import { asError, describeError } from "./render-thread-messages.ts";

/** Does as addresses say, and answers with what it was told before. */
const script = `
import { parentPort } from "node:worker_threads";
const told = [];
parentPort.on("message", (message) => {
  const { kind, id, asked } = message;
  if (kind === "close") return parentPort.close();
  if (!id) return told.push(message);
  if (asked.address === "/never") return;
  if (asked.address === "/crash") throw new Error("out of memory");
  const body = Buffer.from(JSON.stringify(told));
  const answer = { status: 503, headers: [], body };
  if (kind === "move") parentPort.postMessage({ kind, id, to: asked.address + "/new" });
  else if (asked.address === "/failed") parentPort.postMessage({ kind: "failed", id, answer });
  else if (asked.address === "/broken") parentPort.postMessage({ kind: "broken", id, error: { type: "Error", message: "broken", code: "ECONNREFUSED" } });
  else if (asked.address === "/answer") parentPort.postMessage({ kind, id, rendered: { answer } });
  else parentPort.postMessage({ kind, id, rendered: { page: { bodies: { br: body }, etag: "", headers: [] } } });
});
parentPort.postMessage({ kind: "ready", declared: [] });
`;

const databaseUrl = "postgres://localhost/test";
const logged: string[] = [];
const log = {
  warn: () => {},
  error: (_: object, text: string) => void logged.push(text),
};

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
  logged.length = 0;
});

async function open(code = script) {
  const { connect, contentChanged } = createRenderThread({
    config: readConfig({}),
    folder: "",
    log: log as never,
    entry: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
  });
  const app = await connect(databaseUrl);
  close = app.close;
  return { ...app, contentChanged };
}

const at = (address: string): PageRequest => ({
  lang: "en",
  device: "desktop",
  address,
  negotiated: false,
  key: address,
});

/** What the thread had been told when it drew the page. */
async function toldBefore(thread: Awaited<ReturnType<typeof open>>) {
  const rendered = await thread.renderPage(at("/page"));
  if (!("page" in rendered)) throw new Error("No page");
  expect(rendered.page.bodies.br).toBeInstanceOf(Buffer);
  return JSON.parse(String(rendered.page.bodies.br));
}

test("a page is drawn after the thread knows the database and every change so far", async () => {
  const thread = await open();
  thread.contentChanged({ listening: true });
  expect(await toldBefore(thread)).toEqual([
    { kind: "content", listening: false },
    { kind: "connect", databaseUrl },
    { kind: "content", listening: true },
  ]);
  expect(await thread.findMove(at("/old"))).toBe("/old/new");
});

test("what fails there fails here, with the page to show", async () => {
  const thread = await open();
  const failed = await thread.renderPage(at("/failed")).catch((error) => error);
  expect(failed).toBeInstanceOf(RenderFailed);
  expect(failed.answer.status).toBe(503);
  expect(failed.answer.body).toBeInstanceOf(Buffer);
  const broken = await thread.renderPage(at("/broken")).catch((error) => error);
  expect(broken.message).toBe("broken");
  expect(isDatabaseAway(broken)).toBe(true);
  const { answer } = (await thread.renderPage(at("/answer"))) as { answer: { body: Buffer } };
  expect(answer.body).toBeInstanceOf(Buffer);
});

test("a thread that ends fails what is under way, and the next page starts another", async () => {
  const thread = await open();
  thread.contentChanged({ listening: true });
  const under = thread.renderPage(at("/never"));
  await Promise.all([
    expect(thread.renderPage(at("/crash"))).rejects.toThrow("out of memory"),
    expect(under).rejects.toThrow("out of memory"),
  ]);
  expect(logged).toEqual(["the thread that draws pages ended"]);
  expect(await toldBefore(thread)).toEqual([
    { kind: "connect", databaseUrl },
    { kind: "content", listening: true },
  ]);
});

test("a thread that cannot start ends the start", async () => {
  await expect(open("throw new Error('The site is not built')")).rejects.toThrow(
    "The site is not built",
  );
});

test("an error is told with its code, whatever else it holds", () => {
  const error = Object.assign(new Error("away", { cause: () => {} }), { code: "57P01", on() {} });
  const told = structuredClone(describeError(error));
  expect(told).toMatchObject({ type: "Error", message: "away", code: "57P01" });
  expect(asError(told).stack).toBe(error.stack);
  expect(asError(describeError("thrown")).message).toBe("thrown");
});
