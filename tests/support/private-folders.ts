import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { setSiteFiles, siteFiles } from "#domain/files/site-files.ts";
import { folders, setMediaFolders } from "#domain/media/folders.ts";
import { useDataFolder } from "./use-data-folder.ts";

/** Gives the test file a folder of its own for what visitors send, and a look into it. */
export function givePrivateFolders() {
  const before = { media: folders, files: siteFiles };
  let own = "";

  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), "tinghe-sent-"));
    useDataFolder({ folder: own, bundled: before.media.bundled });
  });
  afterAll(async () => {
    setSiteFiles(before.files);
    setMediaFolders(before.media);
    await rm(own, { recursive: true, force: true });
  });

  return {
    /** The files that lie there, by their paths. */
    async files(): Promise<string[]> {
      const entries = await readdir(own, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    },
  };
}
