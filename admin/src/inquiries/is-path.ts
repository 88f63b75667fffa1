/** A visitor says which page it was: only a path of this site becomes a link. */
export function isPath(page: string): boolean {
  return /^\/(?![/\\])/.test(page);
}
