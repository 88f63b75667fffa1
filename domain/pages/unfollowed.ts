const unfollowed = /^\/(?:aboutUs\/lianxi|sitemap)(?:\.html)?(?:[?#]|$)/i;

/** Whether search engines are asked not to follow links to this page: contact and site map. */
export function isUnfollowed(path: string): boolean {
  return unfollowed.test(path);
}
