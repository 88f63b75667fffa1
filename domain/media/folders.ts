export type MediaFolders = {
  /** Variants, copies of originals, and what is on its way in: all of it can go. */
  stored: string;
  /** Pictures that come with the project, read only. */
  bundled: string;
};

/** Where the pictures lie. A live binding, as the database is: set once at the start. */
export let folders: MediaFolders = { stored: "data/media", bundled: "media" };

export function setMediaFolders(set: MediaFolders) {
  folders = set;
}
