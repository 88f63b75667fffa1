import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../testing/stub-browser.ts";

let provider: typeof import("./data-provider.ts")["dataProvider"];
const fetched = vi.fn<typeof fetch>();

beforeAll(async () => {
  stubBrowser();
  vi.stubGlobal("fetch", fetched);
  provider = (await import("./data-provider.ts")).dataProvider;
});
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () =>
    Response.json({ id: "7", rows: [{ id: "7" }], total: 31 }),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What was asked of the server: method, path and parameters. */
const asked = () =>
  fetched.mock.calls.map(([address, options]) => {
    const { pathname, searchParams } = new URL(String(address), "http://office.example");
    searchParams.delete("lang");
    const path = pathname.replace("/api/backoffice/", "");
    return [options?.method, path, Object.fromEntries(searchParams)];
  });

const pagination = { page: 2, perPage: 25 };

test("a list is asked for by words, filter, order and page", async () => {
  const sort = { field: "createdAt", order: "DESC" } as const;
  const filter = { q: "oak", status: "won" };
  const listed = await provider.getList("inquiries", { filter, sort, pagination });
  expect(listed).toEqual({ data: [{ id: "7" }], total: 31 });
  const query = { q: "oak", filter: '{"status":"won"}', sort: "createdAt", order: "desc" };
  expect(asked()).toEqual([["GET", "inquiries", { ...query, page: "2", perPage: "25" }]]);
});

test("no filter and no order in particular are not asked for", async () => {
  await provider.getList("people", { filter: {}, sort: { field: "id", order: "ASC" }, pagination });
  expect(asked()).toEqual([["GET", "people", { page: "2", perPage: "25" }]]);
});

test("records are asked for by their ids, in one call", async () => {
  await provider.getMany("media", { ids: ["a", "b"] });
  expect(asked()).toEqual([
    ["GET", "media", { filter: '{"id":["a","b"]}', page: "1", perPage: "200" }],
  ]);
});

test("an id may hold what has a meaning in an address", async () => {
  await provider.getOne("content/redirect", { id: "/old?x" });
  await provider.update("people", { id: "a/b", data: {}, previousData: { id: "a/b" } });
  expect(asked().map(([method, path]) => [method, path])).toEqual([
    ["GET", "content/redirect/%2Fold%3Fx"],
    ["PUT", "people/a%2Fb"],
  ]);
});

test("several are deleted one after the other, and a failure stops it", async () => {
  expect(await provider.deleteMany("people", { ids: ["1", "2"] })).toEqual({ data: ["1", "2"] });
  expect(asked().map(([method, path]) => [method, path])).toEqual([
    ["DELETE", "people/1"],
    ["DELETE", "people/2"],
  ]);
  fetched.mockReset();
  fetched.mockResolvedValue(Response.json({ msg: "No" }, { status: 400 }));
  await expect(provider.deleteMany("people", { ids: ["1", "2"] })).rejects.toThrow("No");
  expect(fetched).toHaveBeenCalledTimes(1);
});
