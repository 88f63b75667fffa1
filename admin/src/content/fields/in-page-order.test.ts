import { expect, test } from "vitest";
import { inPageOrder } from "./in-page-order.ts";

const names = (...all: string[]) => all.map((name) => ({ name }));
const groups = new Map([
  ["hero", names("hero.title")],
  ["ask", names("ask.action", "ask.title")],
  ["seo", names("seo.title")],
  ["story", names("story.1.title")],
]);

test("parts and their texts stand as on the page, what is not on it at the end", () => {
  const order = ["hero.title", "story.1.title", "ask.title", "ask.action", "hero.title"];
  const arranged = inPageOrder(groups, order);
  expect([...arranged.keys()]).toEqual(["hero", "story", "ask", "seo"]);
  expect(arranged.get("ask")).toEqual(names("ask.title", "ask.action"));
});

test("of a page that nobody has looked at nothing is moved", () => {
  expect([...inPageOrder(groups, [])]).toEqual([...groups]);
});
