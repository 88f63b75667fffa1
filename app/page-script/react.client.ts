import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";

function Hydrated({
  onTakenOver,
  onHydrated,
  children,
}: {
  /** At once, before anything is drawn anew. */
  onTakenOver: () => void;
  onHydrated: () => void;
  children?: ReactNode;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onTakenOver, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea";

/** React listens for values that differ from those it has seen set. */
function typeAgain({ field, value }: { field: TextField; value: string }) {
  const { defaultValue, selectionStart, selectionEnd } = field;
  // Something else has been typed since, and heard of.
  if (field.value !== value && field.value !== defaultValue) return;
  field.value = defaultValue;
  const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  unseen?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function chooseAgain({ choice, value }: { choice: HTMLSelectElement; value: string }) {
  choice.value = value;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * What was typed and chosen before React was there, to be done once more for it to hear of it. It
 * puts its own values in place of those when it next draws.
 */
function readTyped(place: HTMLElement) {
  const typed = [...place.querySelectorAll<TextField>(textFields)]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  const chosen = [...place.querySelectorAll("select")]
    .filter((choice) => {
      const first = [...choice.options].find(({ defaultSelected }) => defaultSelected);
      return choice.value !== (first ?? choice.options[0])?.value;
    })
    .map((choice) => ({ choice, value: choice.value }));
  return function again() {
    for (const one of typed) typeAgain(one);
    for (const one of chosen) chooseAgain(one);
  };
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
    let again = () => {};
    const onTakenOver = () => {
      again = readTyped(place);
    };
    const onHydrated = () => resolve(() => again());
    const content = createElement(
      Hydrated,
      { onTakenOver, onHydrated },
      createElement(Component, props),
    );
    // A large island is taken over in pieces, between which the page answers.
    startTransition(() => {
      hydrateRoot(place, content, { identifierPrefix: place.id });
    });
  });
}
