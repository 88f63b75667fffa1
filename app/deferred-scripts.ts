/**
 * Content first, scripts after the first paint. React Router's scripts and their preloads compete
 * with the page itself for a slow line, so they are put to sleep here and woken by the starter:
 * after two animation frames, or at the first pointer or key press.
 */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const firstScript = "<script>window.__reactRouterContext";
const script =
  /<script(?: type="module" async="")?>(window\.__reactRouter[\s\S]*?|import [\s\S]*?)<\/script>/g;

/** `handoff` is what the loaders found; the browser's router waits for it. */
export function deferScripts(html: string, handoff: string): string {
  // The content between head and scripts is long, and has nothing to look for.
  const headEnd = html.indexOf("</head>");
  const scriptsBegin = html.indexOf(firstScript);
  if (scriptsBegin === -1) return html;
  const head = html.slice(0, headEnd);
  const scripts = html.slice(scriptsBegin);
  const modules = Array.from(head.matchAll(modulePreload), ([, href]) => href);
  // One text that sleeps; the other elements stay, empty, for React to find.
  const code = Array.from(scripts.matchAll(script), ([, code]) => code);
  const told = JSON.stringify(handoff).replaceAll("<", "\\u003c");
  code.push(`window.__reactRouterContext.streamController.enqueue(${told})`);
  code.push("window.__reactRouterContext.streamController.close()");
  const asleep = `<script type="text/plain" id="app" data-modules="${modules.join(" ")}">${code.join("\n")}</script>`;
  const isModule = (found: string) => found.startsWith('<script type="module"');
  return (
    head.replace(modulePreload, "") +
    html.slice(headEnd, scriptsBegin) +
    scripts.replace(script, (found) => (isModule(found) ? asleep : "<script></script>"))
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
