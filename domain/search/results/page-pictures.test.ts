import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { copyPages } from "../../pages/copy-pages.ts";
import { pagePictures } from "./page-pictures.ts";

test("every page that has a picture is one of the site, and its picture is there", async () => {
  const index = new URL("../../../media/index.json", import.meta.url);
  const known = JSON.parse(await readFile(index, "utf8")) as { id: string }[];
  const ids = new Set(known.map(({ id }) => id));
  const pages = Object.values(copyPages);
  for (const [path, id] of Object.entries(pagePictures)) {
    expect(pages).toContain(path);
    expect(ids).toContain(id);
  }
});
