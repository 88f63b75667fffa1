import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}

/** Resolves when React has taken the markup over. */
export function hydrateIsland<Props extends object>({
  place,
  Component,
  props,
}: {
  place: HTMLElement;
  Component: ComponentType<Props>;
  props: Props;
}): Promise<void> {
  return new Promise((onHydrated) => {
    const content = createElement(Hydrated, { onHydrated }, createElement(Component, props));
    // A large island is taken over in pieces, between which the page answers.
    startTransition(() => {
      hydrateRoot(place, content, { identifierPrefix: place.id });
    });
  });
}
