const skipped = "contain-intrinsic-block-size: auto 50rem; content-visibility:";
const far = "main section ~ section ~ *, footer";

/**
 * A long page would be laid out from top to bottom before anything of it is seen. On a first look at
 * it, what lies beyond the first screens is left for later; a part that is so only on a phone says
 * it itself (`data-far`). Once the page is seen, they are laid out part by part whenever the browser
 * has a moment, or all at once for who scrolls sooner. Who comes back, reloads or jumps to a place
 * within the page needs every height to be right from the start.
 *
 * Runs inline in every page, ahead of its stylesheet, hashed in the Content-Security-Policy.
 */
export const firstScreen = `(() => {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type !== "navigate" || location.hash) return;
  const rules = new CSSStyleSheet();
  rules.replaceSync("${far} { ${skipped} auto } @media (width < 600px) { [data-far] { ${skipped} hidden } }");
  document.adoptedStyleSheets = [rules];
  const atLeisure = window.requestIdleCallback ?? ((work) => setTimeout(work, 50));
  const parts = [];
  const shown = [];
  const end = () => {
    removeEventListener("scroll", sooner);
    parts.length = 0;
    document.adoptedStyleSheets = [];
    for (const part of shown.splice(0)) {
      part.style.contentVisibility = "";
      if (!part.getAttribute("style")) part.removeAttribute("style");
    }
  };
  const sooner = () => scrollY > 0 && end();
  const next = () => {
    const part = parts.shift();
    if (!part) return end();
    part.style.contentVisibility = "visible";
    shown.push(part);
    atLeisure(next, { timeout: 500 });
  };
  addEventListener("DOMContentLoaded", () => {
    parts.push(...document.querySelectorAll("[data-far], ${far}"));
    requestAnimationFrame(() => requestAnimationFrame(() => atLeisure(next, { timeout: 500 })));
  });
  addEventListener("scroll", sooner, { passive: true });
})();`.replace(/\n\s*/g, " ");
