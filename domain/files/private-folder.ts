/** Where files lie that only some may see. A live binding, as the database is: set at the start. */
export let privateFolder = "data/private";

export function setPrivateFolder(folder: string) {
  privateFolder = folder;
}
