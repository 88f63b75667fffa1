import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has taken the page over: false on the server and in the render that matches it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
