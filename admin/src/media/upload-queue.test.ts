import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../testing/stub-browser.ts";

/** Requests that are answered when the test says so. */
class FakeRequest {
  static all: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  onload?: () => Promise<void>;
  onerror?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send() {
    FakeRequest.all.push(this);
  }
  async answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    await this.onload?.();
  }
}

let browser: ReturnType<typeof stubBrowser>;
let queue: typeof import("./upload-queue.ts");

beforeAll(async () => {
  browser = stubBrowser();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  queue = await import("./upload-queue.ts");
});
beforeEach(() => {
  FakeRequest.all = [];
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(["x"], `${at}.png`));
const states = () => queue.currentUploads().map(({ state }) => state);

/** Whether somebody who closes the page is asked first. */
function asks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  browser.window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("two are sent at once, the next when one is over, and a failure stops nobody", async () => {
  queue.addUploads(files(4));
  expect(states()).toEqual(["sending", "sending", "waiting", "waiting"]);
  expect(asks()).toBe(true);

  FakeRequest.all[0]?.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(queue.currentUploads()[0]?.share).toBe(0.25);

  await FakeRequest.all[1]?.answer(415, { msg: "Not a picture" });
  await vi.waitFor(() => expect(states()).toEqual(["sending", "failed", "sending", "waiting"]));
  expect(queue.currentUploads()[1]?.problem).toBe("Not a picture");

  await FakeRequest.all[0]?.answer(200, { id: "one", already: true });
  await FakeRequest.all[2]?.answer(200, { id: "three", already: false });
  await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(4));
  await FakeRequest.all[3]?.answer(200, { id: "four", already: false });
  await vi.waitFor(() => expect(states()).toEqual(["done", "failed", "done", "done"]));
  expect(queue.currentUploads()[0]?.picture).toMatchObject({ id: "one", already: true });
  expect(asks()).toBe(false);
});

test("what failed is sent again from the beginning when asked to", async () => {
  const failed = queue.currentUploads().filter(({ state }) => state === "failed");
  queue.retryUploads(failed.map(({ key }) => key));
  expect(states()).toEqual(["done", "sending", "done", "done"]);
  FakeRequest.all[0]?.onerror?.();
  await vi.waitFor(() => expect(states()).toEqual(["done", "failed", "done", "done"]));
});

test("what is over is cleared away, what is under way stays", async () => {
  queue.addUploads(files(1));
  queue.clearUploads();
  expect(states()).toEqual(["sending"]);
  await FakeRequest.all[0]?.answer(200, { id: "five", already: false });
  await vi.waitFor(() => expect(states()).toEqual(["done"]));
  queue.clearUploads();
  expect(states()).toEqual([]);
});

test("a file that is too large is not sent at all", async () => {
  const large = new File(["x"], "large.png");
  Object.defineProperty(large, "size", { value: 25 * 1024 * 1024 + 1 });
  queue.addUploads([large]);
  await vi.waitFor(() => expect(states()).toEqual(["failed"]));
  expect(FakeRequest.all).toEqual([]);
  queue.clearUploads();
});
