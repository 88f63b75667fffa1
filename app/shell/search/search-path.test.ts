import { expect, test } from "vitest";
import { decodeQuery } from "#domain/search/query/decode-query.ts";
import { searchPath } from "./search-path.ts";

test.each(["橡木格栅", "100% wool & felt", "قاعة اجتماعات", "a+b?c#d"])(
  "%s is encoded twice and comes back whole",
  (query) => {
    const path = searchPath({ query, kind: "case", page: 2 });
    expect(path).toContain(encodeURIComponent(encodeURIComponent(query)).slice(0, 12));
    const { searchParams } = new URL(path, "https://tinghe.example");
    expect(decodeQuery(searchParams.get("query") ?? "")).toBe(query);
    expect(searchParams.get("kind")).toBe("case");
    expect(searchParams.get("page")).toBe("2");
  },
);

test("nothing asked for is the bare page", () => {
  expect(searchPath({ query: "" })).toBe("/search");
});
