import { expect, test } from "vitest";
import { readBases } from "./bases.ts";

test("an empty configuration is this site itself", () => {
  const own = { site: "", inquiry: "" };
  expect(readBases({})).toEqual({ zh: own, en: own, ar: own });
});

test("each language has its base, and inquiries may have one of their own", () => {
  const config = { zh: "https://cn.example/", en: "https://en.example", ar: "" };
  expect(readBases(config)).toEqual({
    zh: { site: "https://cn.example", inquiry: "https://cn.example" },
    en: { site: "https://en.example", inquiry: "https://en.example" },
    ar: { site: "", inquiry: "" },
  });
  expect(readBases({ ...config, inquiries: "https://ask.example" })).toMatchObject({
    zh: { site: "https://cn.example", inquiry: "https://ask.example" },
    ar: { site: "", inquiry: "https://ask.example" },
  });
});
