import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { colours } from "../admin/src/office/colours.ts";

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), "utf8");

function coloursIn({ css, prefix }: { css: string; prefix: string }) {
  const found = css.matchAll(new RegExp(`--${prefix}([a-z-]+): (#[0-9a-f]{6});`, "g"));
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

test("the back office has the site's colours", async () => {
  const site = coloursIn({ css: await read("app/styles.css"), prefix: "color-" });
  const gate = coloursIn({ css: await read("admin/src/gate/gate.css"), prefix: "" });
  expect(gate.size).toBeGreaterThan(8);
  for (const [name, value] of gate) expect(site.get(name), name).toBe(value);
  for (const [name, value] of Object.entries(colours)) {
    expect(gate.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)), name).toBe(
      value,
    );
  }
});
