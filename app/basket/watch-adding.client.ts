import { opensInThisTab } from "../ui/controls/load-progress.client.ts";

/**
 * Links to the request list that are marked `data-adds` put a product into it and then say so; what
 * cannot be put in leads there. Pressed again they lead there too, until something else is chosen.
 */
export function watchAdding() {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-adds]");
    if (!link || link.textContent === link.dataset.adds || !opensInThisTab(link, event)) return;
    event.preventDefault();
    import("./basket-button.client.ts").then(
      (file) => file.addByLink(link),
      () => location.assign(link.href),
    );
  });
}
