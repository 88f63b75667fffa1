export const longestTitle = 120;

/** What pages propose as the title of work that is kept: the names of what it is about. */
export function joinTitle(names: (string | undefined)[]): string {
  return names.filter(Boolean).join(" · ").slice(0, longestTitle);
}
