/**
 * Content first, scripts after it. React Router's scripts and their preloads compete with the page
 * itself for a slow line, so they are put to sleep here and woken by the starter: when the page's
 * main picture has been painted (or three seconds have passed), or at the first pointer or key press.
 * They are run file by file, and the entry last, so that the page can answer in between.
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
  const pause = () => new Promise((go) => (window.scheduler?.postTask ? scheduler.postTask(go) : setTimeout(go)));
  const start = async () => {
    if (started) return;
    started = true;
    const sleeping = document.getElementById("app");
    if (!sleeping) return;
    const modules = sleeping.dataset.modules.split(" ");
    for (const href of modules) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
      await pause();
    }
    for (const href of modules) {
      if (!href.includes("/entry.client-")) await import(href).then(pause, pause);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = sleeping.textContent;
    document.head.append(script);
  };
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  const picture = document.querySelector("img[fetchpriority=high]");
  if (picture) picture.decode().then(afterPaint, afterPaint);
  else afterPaint();
  setTimeout(start, 3000);
  for (const press of ["pointerdown", "keydown"]) {
    addEventListener(press, start, { once: true, capture: true, passive: true });
  }
})()`.replace(/\n\s*/g, " ");
