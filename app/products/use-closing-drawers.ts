import { useEffect, useRef } from "react";

/**
 * Drawers are `<details>` and need no script. With it, an open one also closes by a choice, by
 * Escape and by a press elsewhere.
 */
export function useClosingDrawers({ choice }: { choice: unknown }) {
  const bar = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is what closes it
  useEffect(() => closeDrawer({ bar: bar.current, handBackFocus: true }), [choice]);

  useEffect(() => {
    function onPress({ target }: Event) {
      const drawer = target instanceof Element ? target.closest("details[open]") : null;
      if (drawer && bar.current?.contains(drawer)) return;
      closeDrawer({ bar: bar.current, handBackFocus: false });
    }
    function onKey({ key }: KeyboardEvent) {
      if (key === "Escape") closeDrawer({ bar: bar.current, handBackFocus: true });
    }
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return bar;
}

function closeDrawer({ bar, handBackFocus }: { bar: Element | null; handBackFocus: boolean }) {
  const drawer = bar?.querySelector<HTMLDetailsElement>("details[open]");
  if (!drawer) return;
  if (handBackFocus && drawer.contains(document.activeElement)) {
    drawer.querySelector("summary")?.focus();
  }
  drawer.open = false;
}
