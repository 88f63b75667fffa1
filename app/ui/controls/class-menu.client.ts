/** On a narrow screen the class that is shown may stand beyond the edge. */
export function centreClassMenus() {
  for (const list of document.querySelectorAll<HTMLElement>("[data-class-menu]")) {
    const current = list.querySelector<HTMLElement>("[aria-current]");
    if (!current) continue;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    list.scrollLeft = middle - list.clientWidth / 2;
  }
}
