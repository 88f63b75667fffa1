import { createContext, type ReactNode, useContext, useState } from "react";
import { CommandPalette } from "./command-palette.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const FinderContext = createContext<() => void>(() => {});

/** Opens the command palette from anywhere below. */
export function useFinder(): () => void {
  return useContext(FinderContext);
}

export function FinderProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // Counted, so that each time begins with an empty field, even while the last one fades away.
  const [times, setTimes] = useState(0);

  function find() {
    if (!open) setTimes(times + 1);
    setOpen(!open);
  }

  useShortcuts();
  return (
    <FinderContext value={find}>
      {children}
      <CommandPalette key={times} open={open} onClose={() => setOpen(false)} />
    </FinderContext>
  );
}
