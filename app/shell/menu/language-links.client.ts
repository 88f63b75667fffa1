import { forgetSession } from "../session-cache.ts";

/** A change of language drops what the session has kept. */
export function watchLanguageLinks() {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[data-language]")) forgetSession();
  });
}
