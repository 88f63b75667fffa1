import { expect, vi } from "vitest";
import type { ReachedNode } from "./reach-node.ts";
import { countStoredAnswers } from "./read-metric.ts";

let changes = 0;

/** A telephone number never seen before, and the statement that puts it on every page. */
export function inventNumber() {
  const number = `+86 400 ${process.pid} ${String(++changes).padStart(4, "0")}`;
  return {
    number,
    statement: `update site_settings set content = jsonb_set(content, '{telphone}', '"${number}"')`,
  };
}

/** Asks for the pages until the node answers all of them from its store, so that they may age. */
export async function untilStored({ node, paths }: { node: ReachedNode; paths: string[] }) {
  await vi.waitFor(
    async () => {
      const before = await countStoredAnswers(node);
      for (const path of paths) await node.read(path);
      expect(await countStoredAnswers(node)).toBe(before + paths.length);
    },
    { timeout: 120_000, interval: 20 },
  );
}

/** Waits until the page has the text, then makes sure that no older page comes after it. */
export async function expectShown({
  node,
  path,
  text,
  within,
}: {
  node: ReachedNode;
  path: string;
  text: string;
  within: number;
}) {
  await vi.waitFor(async () => expect(await node.read(path)).toContain(text), {
    timeout: within,
    interval: 10,
  });
  for (let again = 0; again < 10; again++) expect(await node.read(path)).toContain(text);
}
