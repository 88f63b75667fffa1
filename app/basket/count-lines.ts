/** How many lines the request list on this device has; a page's script needs to know no more. */
export function countLines(): number {
  try {
    return JSON.parse(localStorage.basket).length;
  } catch {
    // Nothing was kept, or nothing that could be read.
    return 0;
  }
}
