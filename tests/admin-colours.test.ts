import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Colours, dark, light } from "../admin/src/office/colours.ts";

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), "utf8");

function coloursIn({ css, prefix }: { css: string; prefix: string }) {
  const found = css.matchAll(new RegExp(`--${prefix}([a-z-]+): (#[0-9a-f]{6});`, "g"));
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

function expectColours(signIn: Map<string, string>, colours: Colours) {
  expect(signIn.size).toBeGreaterThan(8);
  const named = Object.entries(colours).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  ]);
  expect(Object.fromEntries(signIn)).toEqual(Object.fromEntries(named));
}

test("the back office has the site's colours, and its own in the dark", async () => {
  const site = coloursIn({ css: await read("app/styles.css"), prefix: "color-" });
  const [byDay = "", byNight = ""] = (await read("admin/src/sign-in/sign-in.css")).split(
    "@media (prefers-",
  );
  const signIn = coloursIn({ css: byDay, prefix: "" });
  for (const [name, value] of signIn) expect(site.get(name), name).toBe(value);
  expectColours(signIn, light);
  expectColours(coloursIn({ css: byNight, prefix: "" }), dark);
});
