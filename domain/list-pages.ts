/** A page that search engines should know, without its language. */
export type PublicPage = { path: string; updatedAt?: Date };

/** Every public page of the site, in the order of the menu. */
export async function listPages(): Promise<PublicPage[]> {
  return [{ path: "/" }];
}
