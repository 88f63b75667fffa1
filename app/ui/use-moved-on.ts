import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Calls back when the visitor has moved on to another page. Not on arrival: what was opened before
 * React was there stays open.
 */
export function useMovedOn(act: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  const move = useEffectEvent(act);

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    move();
  }, [key]);
}
