import { join } from "node:path";
import { createFolderStore } from "#domain/files/folder-store.ts";
import { setSiteFiles } from "#domain/files/site-files.ts";
import { setMediaFolders } from "#domain/media/folders.ts";

const projectPictures = join(import.meta.dirname, "../../media");

/** Lets the domain keep its files in a folder, as a site does in its data folder. Says where pictures lie. */
export function useDataFolder({
  folder,
  bundled = projectPictures,
}: {
  folder: string;
  bundled?: string;
}): string {
  const stored = join(folder, "media");
  setMediaFolders({ stored, bundled });
  setSiteFiles(createFolderStore({ folder }));
  return stored;
}
