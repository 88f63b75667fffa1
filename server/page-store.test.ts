import { beforeEach, describe, expect, test, vi } from "vitest";
import { gzipped } from "./compress.ts";
import { PageStore, type Rendered, type StoredPage } from "./page-store.ts";
import { finishPage } from "./pages.ts";
import { QueueFull } from "./render-queue.ts";

function page(text: string): StoredPage {
  return { bodies: { identity: alone(text) }, etag: `"${text}"`, headers: [] };
}

/** In memory of its own, as stored pages are. */
function alone(text: string) {
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  body.write(text);
  return body;
}

const shown = (rendered: Rendered) =>
  "page" in rendered
    ? rendered.page.bodies.identity?.toString()
    : `status ${rendered.answer.status}`;

const render = (text: string) => async (): Promise<Rendered> => ({ page: page(text) });

/** A render that finishes when told to. */
function slowRender() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
  return {
    start: vi.fn(() => promise),
    finish: (text: string) => resolve({ page: page(text) }),
    fail: () => reject(new Error("database away")),
  };
}

let store: PageStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  store = new PageStore({ capacity: 100_000 });
  store.listenerChanged({ listening: true });
  return () => vi.useRealTimers();
});

const unreachable = async (): Promise<Rendered> => {
  throw new Error("database away");
};

describe("a stored page", () => {
  test("is served without another render", async () => {
    await store.get("a", render("first"));
    expect(store.fresh("a")?.bodies.identity?.toString()).toBe("first");
    expect(shown(await store.get("a", unreachable))).toBe("first");
  });

  test("500 askers cause one render", async () => {
    const slow = slowRender();
    const asked = Array.from({ length: 500 }, () => store.get("a", slow.start));
    slow.finish("one");
    expect(new Set((await Promise.all(asked)).map(shown))).toEqual(new Set(["one"]));
    expect(slow.start).toHaveBeenCalledTimes(1);
  });

  test("is not for caches in front to keep once it is outdated", async () => {
    const shared: [string, string] = ["Cache-Control", "public, max-age=0, s-maxage=1"];
    const headers: [string, string][] = [["ETag", '"a"'], shared];
    const made = async (): Promise<Rendered> => ({ page: { ...page("old"), headers } });
    await store.get("a", made);
    expect(store.fresh("a")?.headers).toEqual(headers);
    store.contentChanged();
    const late = await store.get("a", unreachable);
    expect(late).toMatchObject({
      page: {
        headers: [
          ["ETag", '"a"'],
          ["Cache-Control", "public, max-age=0, must-revalidate"],
        ],
      },
    });
    expect(shown(late)).toBe("old");
  });

  test("is served once more after a change, while one render replaces it", async () => {
    await store.get("a", render("old"));
    store.contentChanged();
    const slow = slowRender();
    expect(shown(await store.get("a", slow.start))).toBe("old");
    const second = store.get("a", slow.start);
    slow.finish("new");
    expect(shown(await second)).toBe("new");
    expect(slow.start).toHaveBeenCalledTimes(1);
  });

  test("is never served stale more than a second after the change", async () => {
    await store.get("a", render("old"));
    store.contentChanged();
    vi.advanceTimersByTime(1001);
    expect(shown(await store.get("a", render("new")))).toBe("new");
  });

  test("that was being rendered while the content changed is not taken for new", async () => {
    const slow = slowRender();
    const before = store.get("a", slow.start);
    store.contentChanged();
    slow.finish("old");
    expect(shown(await before)).toBe("old");
    expect(store.fresh("a")).toBeUndefined();
    vi.advanceTimersByTime(1001);
    expect(shown(await store.get("a", render("new")))).toBe("new");
  });

  test("that has gone is gone", async () => {
    await store.get("a", render("old"));
    store.contentChanged();
    vi.advanceTimersByTime(1001);
    const gone = { answer: { status: 404, headers: [], body: Buffer.from("") } };
    expect(shown(await store.get("a", async () => gone))).toBe("status 404");
    expect(store.size).toBe(0);
  });
});

describe("when the connection that listens for changes breaks", () => {
  test("no stored page is trusted: it is the quick answer until a page could be made", async () => {
    await store.get("a", render("old"));
    store.listenerChanged({ listening: false });
    expect(store.fresh("a")).toBeUndefined();
    expect(shown(await store.get("a", render("new")))).toBe("old");
    expect(shown(await store.get("a", render("new")))).toBe("new");
  });

  test("pages made meanwhile are not trusted after its return", async () => {
    store.listenerChanged({ listening: false });
    await store.get("a", render("old"));
    store.listenerChanged({ listening: true });
    expect(store.fresh("a")).toBeUndefined();
    expect(shown(await store.get("a", render("new")))).toBe("new");
  });

  test("all are trusted again when it is back and nothing was missed", async () => {
    await store.get("a", render("before"));
    store.listenerChanged({ listening: false });
    await store.get("b", render("meanwhile"));
    store.listenerChanged({ listening: true, hasMissed: false });
    expect(store.fresh("a")).toBeDefined();
    expect(shown(await store.get("b", render("new")))).toBe("meanwhile");
  });

  test("a render that was put off for want of room is tried again at once", async () => {
    await store.get("a", render("old a"));
    await store.get("b", render("old b"));
    store.contentChanged();
    vi.advanceTimersByTime(1001);
    const putOff = async (): Promise<Rendered> => {
      throw new QueueFull();
    };
    expect(shown(await store.get("a", putOff))).toBe("old a");
    expect(shown(await store.get("a", render("new a")))).toBe("new a");
    expect(shown(await store.get("b", render("new b")))).toBe("new b");
  });
});

describe("while the database is away", () => {
  test("stored pages keep being served, without a try for each", async () => {
    await store.get("a", render("old"));
    store.listenerChanged({ listening: false });
    const failing = vi.fn(unreachable);
    for (let asked = 0; asked < 10; asked++) {
      expect(shown(await store.get("a", failing))).toBe("old");
    }
    expect(failing).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1001);
    expect(shown(await store.get("a", render("new")))).toBe("old");
    expect(shown(await store.get("a", render("new")))).toBe("new");
  });

  test("one that says nothing before anybody has noticed is waited for once and not for long", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    await store.get("a", render("old"));
    store.contentChanged();
    vi.advanceTimersByTime(1001);
    const silent = slowRender();
    const first = store.get("a", silent.start);
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown(await first)).toBe("old");
    // However long it lasts: nobody else waits.
    for (let minute = 0; minute < 3; minute++) {
      expect(shown(await store.get("a", silent.start))).toBe("old");
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(silent.start).toHaveBeenCalledTimes(1);
    silent.finish("new");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(await store.get("a", render("newer")))).toBe("new");
  });

  test("once it is noticed it is not waited for at all", async () => {
    await store.get("a", render("old"));
    store.listenerChanged({ listening: false });
    const silent = slowRender();
    expect(shown(await store.get("a", silent.start))).toBe("old");
    store.listenerChanged({ listening: true });
    expect(shown(await store.get("a", render("new")))).toBe("new");
  });

  test("a page that was never stored fails", async () => {
    await expect(store.get("b", unreachable)).rejects.toThrow("database away");
  });
});

describe("the store", () => {
  test("never grows beyond its capacity and forgets the least used first", async () => {
    const text = "x".repeat(9000);
    for (let index = 0; index < 100; index++) {
      await store.get(`page ${index}`, render(text));
      store.fresh("page 0");
    }
    expect(store.bytes).toBeLessThanOrEqual(100_000);
    expect(store.fresh("page 0")).toBeDefined();
    expect(store.fresh("page 1")).toBeUndefined();
    expect(store.fresh("page 99")).toBeDefined();
  });

  test("counts what recompression saves", async () => {
    await store.get("a", render("text"));
    const before = store.bytes;
    const stored = store.fresh("a");
    if (!stored) throw new Error("not stored");
    store.recompress("a", stored, { identity: alone("te") });
    expect(store.bytes).toBe(before - 2);
    store.recompress("a", store.fresh("a") ?? stored, {
      ...stored.bodies,
      br: alone("x".repeat(10)),
    });
    expect(store.bytes).toBeGreaterThanOrEqual(before + 10);
    expect(store.fresh("a")?.bodies.br).toHaveLength(10);
  });

  test("counts what is really held: headers, and the whole block of which a body is a part", async () => {
    const [block, header] = [Buffer.allocUnsafeSlow(16_384), "x".repeat(3000)];
    const held: StoredPage = {
      bodies: { br: block.subarray(0, 10) },
      etag: "",
      headers: [["Content-Security-Policy", header]],
    };
    await store.get("a", async () => ({ page: held }));
    expect(store.bytes).toBeGreaterThan(block.length + header.length);
  });

  test("is given bodies that hold no more than they are", async () => {
    const body = Buffer.from("a page of few words");
    const { bodies } = await finishPage({ body, headers: [] });
    for (const held of [bodies.br, await gzipped(body)]) {
      expect(held?.buffer.byteLength).toBe(held?.length);
    }
  });

  test("makes room when a page comes back larger", async () => {
    await store.get("a", render("a"));
    await store.get("b", render("b"));
    const stored = store.fresh("b");
    if (!stored) throw new Error("not stored");
    store.recompress("b", stored, { ...stored.bodies, gzip: Buffer.alloc(99_000) });
    expect(store.fresh("a")).toBeUndefined();
    expect(store.bytes).toBeLessThanOrEqual(100_000);
  });
});
