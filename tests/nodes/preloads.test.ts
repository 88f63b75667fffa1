import { expect, test } from "vitest";
import { screens } from "../support/screens.ts";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("site");

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1];

test("a picture fetched ahead is one that the page shows at once, in the same sizes", async () => {
  const unused: string[] = [];
  let preloads = 0;
  for (const path of screens) {
    const html = await node.read(`/en${path}`);
    const tags = html.match(/<(?:link|source|img)\b[^>]*>/g) ?? [];
    const shown = new Set(
      tags
        .filter((tag) => !tag.startsWith("<link"))
        .map((tag) => `${attribute(tag, "srcset")} | ${attribute(tag, "sizes")}`),
    );
    for (const tag of tags.filter(
      (link) => /rel="preload"/.test(link) && /as="image"/.test(link),
    )) {
      preloads++;
      const wanted = `${attribute(tag, "imagesrcset")} | ${attribute(tag, "imagesizes")}`;
      if (!shown.has(wanted)) unused.push(`/en${path}: ${wanted.slice(0, 120)}`);
    }
  }
  expect(unused).toEqual([]);
  expect(preloads).toBeGreaterThan(10);
});
