export const recentKey = "searches";

/** Whether something was searched for on this device; the box of every page asks, so it is brief. */
export function hasRecent(): boolean {
  try {
    return recentKey in localStorage;
  } catch {
    return false;
  }
}
