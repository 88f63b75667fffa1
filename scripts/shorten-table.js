/** Pages that few visitors open; from elsewhere they are reached by a full load. */
const seldom = ["account", "careers", "demo", "members", "profiles", "submenu", "topics"];

/** Old names of pages: to be sent on is the server's business. */
const moved = /\/moved-[a-z]+\.ts /;

/**
 * The route table that most pages bring to the browser: what visitors usually walk through, each
 * page under the first of its two names (with and without `.html`), and with its language in front,
 * as all links have it. Ranking the table is a good part of a page's coming alive, and every line of
 * it travels with every page. An address that is not in it is asked of the server as a document
 * (`app/errors/not-found-page.tsx`).
 */
export function shortenTable(manifest) {
  const known = new Set();
  const pages = Object.values(manifest.routes).filter(({ id, path, hasDefaultExport }) => {
    if (!path) return true;
    const name = path.replace(/\.html$/, "").toLowerCase();
    if (!hasDefaultExport || moved.test(id) || seldom.includes(id.split("/")[0])) return false;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
  const parents = new Set(pages.map(({ parentId }) => parentId));
  const routes = pages
    .filter(({ id, path }) => path || id === "root" || parents.has(id))
    .map((route) => (route.path ? { ...route, path: withLanguage(route.path) } : route));
  return { ...manifest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) };
}

/** The home page stays at `/` too, and what is unknown is unknown anywhere. */
function withLanguage(path) {
  return path.endsWith("/*") ? path : path.replace(":lang?/", ":lang/");
}
