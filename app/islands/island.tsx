import { type ComponentType, createElement, type ReactElement, useId } from "react";
import type { IslandName, IslandProps } from "./island-props.ts";

/**
 * When an island is hydrated: when it comes into view, when a visitor points at it, focuses or
 * presses it, or when a pointer has rested on it for 0.8 s.
 */
export type When = "visible" | "reached" | "dwell";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "x-island": React.HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
    }
  }
}

type Draw = (element: ReactElement, options: { identifierPrefix: string }) => string;

let draw: Draw | undefined;

/** Called once by the server, which alone can draw: the browser takes over what it finds. */
export function drawIslandsWith(renderToString: Draw) {
  draw = renderToString;
}

/**
 * A part of a page that React takes over in the browser, by itself: the page around it stays a
 * document. Its props travel in the markup as JSON; it has no children and sees no context. It is
 * drawn as a root of its own, because the ids of `useId` belong to a root.
 */
export function island<Name extends IslandName>(
  name: Name,
  Component: ComponentType<IslandProps<Name>>,
  when: When,
  {
    draft,
  }: {
    /**
     * Under which names, with spaces between, the browser's storage keeps what goes into it: what was
     * typed, or who is signed in. Whoever has left something finds it again.
     */
    draft?: (props: IslandProps<Name>) => string;
  } = {},
) {
  return function Island(props: IslandProps<Name>) {
    const id = useId();
    const __html = draw?.(createElement(Component, props), { identifierPrefix: id }) ?? "";
    return (
      <x-island
        id={id}
        data-island={name}
        data-when={when}
        data-draft={draft?.(props) ?? ""}
        data-props={JSON.stringify(props)}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a line above
        dangerouslySetInnerHTML={{ __html }}
      />
    );
  };
}
