import { useEffect, useEffectEvent } from "react";
import type { IslandName } from "./island-props.ts";

/** The event by which a link outside an island opens it; its detail is the link. */
export const openEvent = (name: string) => `open-${name}`;

/** Calls back when a link marked `data-opens` with the island's name was pressed. */
export function useOpened(name: IslandName, onOpen: (link: HTMLElement) => void) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const listen = ({ detail }: CustomEventInit<HTMLElement>) => detail && open(detail);
    addEventListener(openEvent(name), listen);
    return () => removeEventListener(openEvent(name), listen);
  }, [name]);
}
