import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

/** The store of this site. A live binding, as the database is: set once at the start. */
export let siteFiles: FileStore = createFolderStore({ folder: "data" });

export function setSiteFiles(store: FileStore) {
  siteFiles = store;
}
