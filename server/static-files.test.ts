import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createStaticFiles } from "./static-files.ts";

test("a sound of the build is served as sound, for ever; what has no type is not served", async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "sentence-1a2b.mp3"), "ID3");
  writeFileSync(join(folder, "assets", "notes.bin"), "");
  const find = createStaticFiles({ folder, securityHeaders: () => [] });
  const headers = new Map((await find("/assets/sentence-1a2b.mp3"))?.headers);
  expect(headers.get("Content-Type")).toBe("audio/mpeg");
  expect(headers.get("Cache-Control")).toContain("immutable");
  expect(find("/assets/notes.bin")).toBeUndefined();
});
