const menus = "details[data-menu][open]";

/**
 * Small menus are `<details data-menu>`: they open and close in every browser, with and without
 * scripts. With them an open one also closes by a press elsewhere, by Escape, and by a link in it.
 */
export function watchMenus() {
  document.addEventListener("pointerdown", ({ target }) => {
    close({ except: target, handBackFocus: false });
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close({ handBackFocus: true });
  });
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest(`${menus} a[href]`);
    if (link) close({ handBackFocus: true });
  });
}

function close({
  except,
  handBackFocus,
}: {
  /** A press in here leaves its menu open. */
  except?: EventTarget | null;
  handBackFocus: boolean;
}) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
    if (except instanceof Node && menu.contains(except)) continue;
    if (handBackFocus && menu.contains(document.activeElement)) {
      menu.querySelector("summary")?.focus();
    }
    menu.open = false;
  }
}
