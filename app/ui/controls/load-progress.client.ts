/** Longest that the line is seen: a download, or a page that never comes, leaves us here. */
const longest = 15_000;

let line: HTMLElement | undefined;

export function hideProgress() {
  line?.remove();
  line = undefined;
}

/**
 * A line at the top while the next page is on its way; it takes five seconds to fill. A page that
 * is there within 200 ms needs none: until then it has no width (see `.load-progress`).
 */
export function showProgress() {
  hideProgress();
  line = document.createElement("div");
  line.dataset.testid = "progress";
  line.ariaHidden = "true";
  line.className =
    "load-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-oak rtl:origin-right";
  document.body.append(line);
  setTimeout(hideProgress, longest);
}

/** Whether another page is on its way. */
export const isNavigating = () => line !== undefined;

/** Whether a press on this link brings another page into this tab. */
export function opensInThisTab(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isHere = link.target === "" || link.target === "_self";
  const isPage = link.origin === location.origin && !link.hasAttribute("download");
  const isJump =
    link.hash !== "" && link.pathname + link.search === location.pathname + location.search;
  return (
    !event.defaultPrevented && event.button === 0 && !isModified && isHere && isPage && !isJump
  );
}

export function watchLoading() {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (link && opensInThisTab(link, event)) showProgress();
  });
  addEventListener("submit", (event) => {
    const { method } = event.target as HTMLFormElement;
    if (!event.defaultPrevented && method !== "dialog") showProgress();
  });
  // Back from where the line had led.
  addEventListener("pageshow", ({ persisted }) => persisted && hideProgress());
}
