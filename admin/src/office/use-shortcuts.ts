import { useEffect } from "react";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

const fields = "input, textarea, select, [contenteditable]";

/** Listens for keys wherever one is, and presses or focuses what they are for. */
export function useShortcuts() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const typing = event.target instanceof Element && event.target.closest(fields) !== null;
      const shortcut = shortcutOf({ pressed: event, typing });
      if (!shortcut) return;
      const reached = findReachable(shortcut);
      // The browser's own page search or “save as” is never meant here.
      if (reached || shortcut.held) event.preventDefault();
      if (reached instanceof HTMLInputElement) reached.focus();
      else reached?.click();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** What is seen, may be pressed and, as a rule, does not lie behind a dialog. */
function findReachable({ selector, anywhere }: Shortcut): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() &&
      !element.matches(":disabled") &&
      (anywhere || element.closest('[aria-hidden="true"]') === null),
  );
}
