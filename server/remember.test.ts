import { expect, test } from "vitest";
import { remember } from "./remember.ts";

function counted() {
  const asked: string[] = [];
  const find = remember((text) => {
    asked.push(text);
    return { text };
  });
  return { asked, find };
}

test("works a text out once", () => {
  const { asked, find } = counted();
  const first = find("a");
  expect(find("a")).toBe(first);
  expect(find("b")).toEqual({ text: "b" });
  expect(asked).toEqual(["a", "b"]);
});

test("keeps nothing of what no browser sends", () => {
  const { asked, find } = counted();
  const long = "x".repeat(513);
  expect([find(long), find(long)]).toEqual([{ text: long }, { text: long }]);
  expect(asked).toHaveLength(2);
});

test("does not grow however much is asked", () => {
  const { asked, find } = counted();
  for (let number = 0; number < 2001; number++) find(String(number));
  find("0");
  expect(asked.filter((text) => text === "0")).toHaveLength(2);
  find("2000");
  expect(asked.filter((text) => text === "2000")).toHaveLength(1);
});
