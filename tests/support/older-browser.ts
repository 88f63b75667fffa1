import type { Page } from "@playwright/test";

/**
 * Makes a browser like the oldest that we build for: what came after Chromium 111, Firefox 121 and
 * Safari 16.4 is taken away before any script of the page runs.
 */
export async function takeNewerFeaturesAway(page: Page) {
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [Promise, ["withResolvers", "try"]],
      [AbortSignal, ["any"]],
      [URL, ["canParse", "parse"]],
      [Object, ["groupBy"]],
      [Intl, ["Segmenter"]],
      [Map, ["groupBy"]],
      [Array, ["fromAsync"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
      [
        window,
        ["Iterator", "requestIdleCallback", "cancelIdleCallback", "navigation", "scheduler"],
      ],
      [Document.prototype, ["startViewTransition", "prerendering"]],
      [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
      [HTMLButtonElement.prototype, ["command", "commandForElement"]],
      [HTMLDialogElement.prototype, ["closedBy", "requestClose"]],
    ];
    for (const [owner, names] of newer) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
    // What the browser would do by itself with a button's command.
    const inert = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest("[commandfor]")) event.preventDefault();
    };
    addEventListener("click", inert, { capture: true });
  });
}
