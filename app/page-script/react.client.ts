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

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea";

/** React listens for values that differ from those it has seen set, and puts its own in place of others. */
function typeAgain(field: TextField) {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  unseen?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What was typed and chosen before React was there is done once more, for it to hear of it. */
function tellWhatWasTyped(place: HTMLElement) {
  for (const field of [...place.querySelectorAll<TextField>(textFields)]) typeAgain(field);
  for (const choice of place.querySelectorAll("select")) {
    const chosen = [...choice.options].find(({ defaultSelected }) => defaultSelected);
    if (choice.value === (chosen ?? choice.options[0])?.value) continue;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Resolves when React has taken the markup over, with what is to be done when nothing is held any more. */
export function hydrateIsland<Props extends object>({
  place,
  Component,
  props,
}: {
  place: HTMLElement;
  Component: ComponentType<Props>;
  props: Props;
}): Promise<() => void> {
  return new Promise((resolve) => {
    const onHydrated = () => resolve(() => tellWhatWasTyped(place));
    const content = createElement(Hydrated, { onHydrated }, createElement(Component, props));
    // A large island is taken over in pieces, between which the page answers.
    startTransition(() => {
      hydrateRoot(place, content, { identifierPrefix: place.id });
    });
  });
}
