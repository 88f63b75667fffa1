import { expect, test, vi } from "vitest";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";

test.each(["SIGTERM", "SIGKILL"] as const)(
  "every visit that was answered is stored after %s",
  async (signal) => {
    const database = await startDatabase();
    const node = await startNode({ databaseUrl: database.url });
    const answered: string[] = [];
    const failed: string[] = [];
    let visits = 0;

    async function visit() {
      while (failed.length === 0) {
        const page = `/visit-${visits++}`;
        const answer = await node
          .ask("/api/posts/addVisitor", {
            method: "POST",
            headers: {
              "Content-Type": "application/json",
              "User-Agent": "Mozilla/5.0 (X11) Chrome/150.0.0.0 Safari/537.36",
            },
            body: JSON.stringify({ page }),
          })
          .then((response) => response.json())
          .catch(() => undefined);
        (answer?.code === 1000 ? answered : failed).push(page);
      }
    }
    const visitors = Promise.all(Array.from({ length: 50 }, visit));
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(200), { timeout: 60_000 });
    await node.end(signal);
    await visitors;

    const stored = await database.ask("select page from visit");
    const pages = new Set(stored.map(({ page }) => page));
    expect(pages.size).toBe(stored.length);
    expect(answered.filter((page) => !pages.has(page))).toEqual([]);
  },
);
