/**
 * Content first, scripts after the first paint. React Router's module script and its preloads
 * compete with the page itself for a slow line, so the script is put to sleep here and woken by
 * the starter: after two animation frames, or at the first pointer or key press.
 */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">/;

export function deferScripts(html: string): string {
  const modules = Array.from(html.matchAll(modulePreload), ([, href]) => href);
  return html
    .replace(modulePreload, "")
    .replace(
      moduleScript,
      `<script type="text/plain" id="app" data-modules="${modules.join(" ")}">`,
    );
}

/** Runs inline in every page, hashed in the Content-Security-Policy. */
export const starter = `(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const sleeping = document.getElementById("app");
    if (!sleeping) return;
    for (const href of sleeping.dataset.modules.split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = sleeping.textContent;
    document.head.append(script);
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  for (const press of ["pointerdown", "keydown"]) {
    addEventListener(press, start, { once: true, capture: true, passive: true });
  }
})()`.replace(/\n\s*/g, " ");
