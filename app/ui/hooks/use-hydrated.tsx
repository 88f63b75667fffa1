import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has taken the page over: false on the server and in the render that matches it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What is of use with JavaScript only; what stands around it need not be drawn again for it. */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
