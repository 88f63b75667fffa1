import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { privateFolder, setPrivateFolder } from "#domain/files/private-folder.ts";
import { folders, setMediaFolders } from "#domain/media/folders.ts";

/** Gives the test file folders of its own for what visitors send, and a look into them. */
export function givePrivateFolders() {
  const before = { media: folders, private: privateFolder };
  let own = "";

  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), "tinghe-sent-"));
    setPrivateFolder(join(own, "private"));
    setMediaFolders({ ...before.media, stored: join(own, "media") });
  });
  afterAll(async () => {
    setPrivateFolder(before.private);
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
