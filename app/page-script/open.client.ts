import { hideProgress, opensInThisTab, showProgress } from "../ui/controls/load-progress.client.ts";
import { hydrate } from "./hydrate.client.ts";

/**
 * A link marked `data-opens` opens an island of the page in place of where it leads; when the
 * island cannot be had, it leads there after all.
 */
export function watchOpeners() {
  addEventListener("click", async (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-opens]");
    if (!link || !opensInThisTab(link, event)) return;
    const name = link.dataset.opens ?? "";
    const place = document.querySelector<HTMLElement>(`x-island[data-island=${name}]`);
    if (!place) return;
    event.preventDefault();
    // From here on the page behind the link is on its way, unless the island is there before.
    showProgress();
    await hydrate(place);
    const isThere = place.dataset.state === "awake";
    if (!isThere) return location.assign(link.href);
    hideProgress();
    dispatchEvent(new CustomEvent(`open-${name}`, { detail: link }));
  });
}
