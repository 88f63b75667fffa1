import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { stubBrowser } from "../testing/stub-browser.ts";
import type { Call } from "./call.ts";

let browser: ReturnType<typeof stubBrowser>;
let office: typeof import("./call.ts");
const fetched = vi.fn<typeof fetch>();

beforeAll(async () => {
  browser = stubBrowser();
  vi.stubGlobal("fetch", fetched);
  office = await import("./call.ts");
});
beforeEach(() => {
  fetched.mockReset();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValue(Response.json(body, { status }));

/** The refusal of a call that is answered like this. */
async function refusal(body: unknown, status: number) {
  answer(body, status);
  return office.call<"GET /people">({ path: "people" }).then(
    () => expect.unreachable(),
    (error) => error,
  );
}

test("an address names the language and leaves out what is not asked for", () => {
  const query = { q: "", page: 2, filter: '{"id":["a&b"]}', sort: undefined };
  expect(office.addressOf({ path: "media", query })).toBe(
    "/api/backoffice/media?lang=en&page=2&filter=%7B%22id%22%3A%5B%22a%26b%22%5D%7D",
  );
});

test("a path or a method that the API does not have is a type error", () => {
  const calls: Call<"GET /people/:id" | "DELETE /inquiries/:id/notes/:note">[] = [
    { path: "people/7" },
    { method: "DELETE", path: "inquiries/7/notes/8" },
    // @ts-expect-error: no such path
    { path: "persons/7" },
    // @ts-expect-error: read, not deleted
    { method: "DELETE", path: "people/7" },
    // @ts-expect-error: deleted, not read
    { path: "inquiries/7/notes/8" },
  ];
  expect(calls).toHaveLength(5);
});

test("a body that the API would refuse is a type error", () => {
  const note = { method: "POST", path: "inquiries/7/notes" } as const;
  const bodies: Call<"POST /inquiries/:id/notes">[] = [
    { ...note, body: { text: "Called back" } },
    // @ts-expect-error: no text
    { ...note, body: { note: "Called back" } },
    // @ts-expect-error: no body
    { ...note },
  ];
  const undo = { method: "POST", path: "inquiries/undo/7" } as const;
  const others: Call<"POST /inquiries/undo/:change">[] = [
    { ...undo },
    // @ts-expect-error: it reads none
    { ...undo, body: { why: "a slip" } },
  ];
  expect([...bodies, ...others]).toHaveLength(5);
});

describe("a call", () => {
  test("is answered with what the server says", async () => {
    answer({ rows: [] });
    expect(await office.call<"GET /people">({ path: "people" })).toEqual({ rows: [] });
    expect(fetched.mock.calls[0]?.[1]).toEqual({ method: "GET", credentials: "same-origin" });
  });

  test("sends JSON as JSON and a file as it is", async () => {
    answer({});
    await office.call<"PUT /people/:id">({
      method: "PUT",
      path: "people/7",
      body: { name: "Ann", role: "sales", version: 2 },
    });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: '{"name":"Ann","role":"sales","version":2}',
    });
    answer({});
    const file = new Blob(["x"]);
    await office.call<"POST /media">({ method: "POST", path: "media", body: file });
    expect(fetched.mock.calls[1]?.[1]?.body).toBe(file);
    expect(fetched.mock.calls[1]?.[1]).not.toHaveProperty("headers");
  });

  test("that is broken off throws what the browser throws, and is not called unreachable", async () => {
    const search = new AbortController();
    search.abort();
    fetched.mockRejectedValue(search.signal.reason);
    await expect(office.call<"GET /media">({ path: "media", signal: search.signal })).rejects.toBe(
      search.signal.reason,
    );
  });
});

describe("a refusal", () => {
  test("is the server's sentence, with what is wrong with which field", async () => {
    const error = await refusal(
      { code: 400, msg: "Not valid", fields: { email: "taken", name: "some-new-word" } },
      400,
    );
    expect(error).toMatchObject({ message: "Not valid", status: 400 });
    expect(error.body).toEqual({ errors: { email: "problem.taken", name: "problem.invalid" } });
  });

  test("without fields has none, so that forms show the sentence", async () => {
    expect((await refusal({ msg: "Too many" }, 429)).body).toEqual({});
  });

  test("for a version that is no longer the last is told in words of the back office", async () => {
    const error = await refusal({ msg: "Conflict" }, 409);
    expect(error.message).not.toBe("Conflict");
    expect(office.isConflict(error)).toBe(true);
    expect(office.isConflict(await refusal({ msg: "No" }, 400))).toBe(false);
    expect(office.isConflict(new Error("409"))).toBe(false);
  });

  test("of what the screen has offered has the permissions read anew", async () => {
    const heard = vi.fn();
    browser.window.addEventListener(office.refused, heard);
    await refusal({ msg: "No" }, 403);
    expect(heard).toHaveBeenCalledTimes(1);
    await refusal({ msg: "No" }, 404);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("that is no JSON, and no answer at all, still say something", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(office.call<"GET /people">({ path: "people" })).rejects.toMatchObject({
      status: 502,
      message: expect.stringMatching(/\w/),
    });
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(office.call<"GET /people">({ path: "people" })).rejects.toMatchObject({
      status: 0,
      message: expect.not.stringMatching("Failed to fetch"),
    });
  });
});
