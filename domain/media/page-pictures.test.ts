import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { pagePictures } from "./page-pictures.ts";

const project = join(import.meta.dirname, "../..");

test("every picture that a page names is listed, and no other", async () => {
  const index = await readFile(join(project, "media/index.json"), "utf8");
  const ids = z.array(z.object({ id: z.string() })).parse(JSON.parse(index));
  let pages = "";
  for await (const file of glob("app/**/*.{ts,tsx}", { cwd: project })) {
    pages += await readFile(join(project, file), "utf8");
  }
  const named = ids.map(({ id }) => id).filter((id) => pages.includes(`"${id}"`));
  const listed = new Set(Object.values(pagePictures).flat());
  expect([...listed].sort()).toEqual(named.sort());
});
