import { useEffect, useState } from "react";

/**
 * Whether the time has come for what a visitor does not need at once: when nothing else is to be
 * done, or when they come to it, which the props tell.
 */
export function useSoon() {
  const [isTime, setTime] = useState(false);
  const come = () => setTime(true);
  useEffect(() => {
    // Safari cannot tell.
    if (!("requestIdleCallback" in window)) {
      const later = setTimeout(() => setTime(true), 500);
      return () => clearTimeout(later);
    }
    const idle = requestIdleCallback(() => setTime(true));
    return () => cancelIdleCallback(idle);
  }, []);
  return { isTime, coming: { onPointerDown: come, onFocus: come } };
}
