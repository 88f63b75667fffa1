import { useEffect, useRef } from "react";

/** Ctrl K, or ⌘ K on a Mac, wherever one is typing. */
export function useCommandKey(onPress: () => void) {
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      press.current();
    }
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}
