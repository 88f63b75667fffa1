/**
 * A long page would be laid out from top to bottom before anything of it is seen. On a first look at
 * it, what lies beyond the first screens is left until the page has loaded, and then laid out part
 * by part whenever the browser has a moment; whoever scrolls there sooner finds it all the same.
 * Who comes back, reloads or jumps to a place within the page needs every height to be right from
 * the start, as does a page that came slowly and is being read already. A part that is not among
 * the later sections of a page and yet far below on a phone says so itself (`data-far`).
 *
 * Runs inline in every page, hashed in the Content-Security-Policy.
 */
export const firstScreen = `(() => {
  const [visit] = performance.getEntriesByType("navigation");
  const isSeen = performance.getEntriesByType("paint").length > 0;
  if (visit?.type !== "navigate" || location.hash || isSeen) return;
  const parts = [...document.querySelectorAll("main section ~ section ~ *, [data-far], footer")];
  for (const { style } of parts) {
    style.contentVisibility = "auto";
    style.containIntrinsicBlockSize = "auto 50rem";
  }
  const atLeisure = window.requestIdleCallback ?? ((work) => setTimeout(work, 50));
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = part.style.containIntrinsicBlockSize = "";
    if (!part.getAttribute("style")) part.removeAttribute("style");
    atLeisure(next, { timeout: 500 });
  };
  addEventListener("load", () => atLeisure(next, { timeout: 500 }));
})();`.replace(/\n\s*/g, " ");
