import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const page = await readFile(join(project, "docs/security.md"), "utf8");

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they are counted from 1. */
const sections: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5 },
  ...{ "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2 },
  ...{ "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4 },
  ...{ "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4 },
  ...{ "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2 },
  ...{ "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1 },
  ...{ "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2 },
};

const row = /^\| (?<number>\d+\.\d+\.\d+) \|[^|]+\| (?<state>[^|]+) \| (?<where>[^|]+) \|$/gm;
const rows = Array.from(page.matchAll(row), ({ groups }) => groups ?? {});

test("every requirement has its row, once and in order", () => {
  const asked = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(asked);
});

test("a row is met, met in part, not met, or does not apply", () => {
  const states = rows.map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(["met", "in part", "not met", "–"]));
});

test("what is not met says so at the top as well", () => {
  const [, top = ""] = page.split("## What is not met");
  const [list = ""] = top.split("\n## ");
  const unmet = rows.flatMap(({ number = "", state }) => (state === "not met" ? [number] : []));
  expect(unmet.filter((number) => !list.includes(number))).toEqual([]);
});

test("every file it names exists", () => {
  const files = Array.from(page.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.[a-z]+)`/g), ([, file]) => file);
  const links = Array.from(page.matchAll(/\]\(([^):]+)\)/g), ([, link]) =>
    join("docs", link ?? ""),
  );
  const named = [...files, ...links].filter((file) => file && !file.startsWith("DATA_DIR/"));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(project, file ?? "")))).toEqual([]);
});
