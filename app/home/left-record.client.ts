// The way back from a change of language, which led to the home page.
import { leadsHome } from "../shell/menu/leads-home.ts";
import { fetchPart } from "../ui/lists/fetch-part.client.ts";

/** The page one has just come from, if it is a product or an article in another language. */
function findLeft(lang: string) {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Not again when the page is loaded anew or one comes back to it.
  if (arrival?.type !== "navigate" || !document.referrer) return undefined;
  const { origin, pathname, search } = new URL(document.referrer);
  const [, from, path = ""] = /^\/(\w\w)(\/.+)/.exec(pathname) ?? [];
  const isLeft = origin === location.origin && from !== lang && leadsHome.test(path);
  return isLeft ? `/${lang}${path}${search}` : undefined;
}

/** Its title is that of this language, and nothing is offered that is not there. */
async function offerLeft() {
  const line = document.querySelector<HTMLDialogElement>("[data-left]");
  const href = findLeft(document.documentElement.lang);
  const title = line && href && (await fetchPart({ href, part: "h1" }));
  if (!title) return;
  line.querySelector("bdi")?.replaceChildren(...title.childNodes);
  line.querySelector("a")?.setAttribute("href", href);
  // Without `show()`, which would take the focus.
  line.open = true;
}

void offerLeft();
