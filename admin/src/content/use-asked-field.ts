import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The field that an address asks to see: `…/content/product/booth-m?field=booth.persons`. */
export function useAskedField(): string | undefined {
  return new URLSearchParams(useLocation().search).get("field") ?? undefined;
}

/** Brings the field that the address asks for into view and puts the cursor there. */
export function useGoToAskedField() {
  const asked = useAskedField();
  useEffect(() => {
    if (!asked) return;
    const place = closest(asked);
    place?.scrollIntoView({ block: "center" });
    place?.querySelector<HTMLElement>("textarea, input, [contenteditable]")?.focus();
  }, [asked]);
}

/** A problem may lie deeper than there are inputs: the one around it is shown then. */
function closest(asked: string): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>("[data-field]"))
    .filter(({ dataset: { field = "" } }) => `${asked}.`.startsWith(`${field}.`))
    .sort((one, other) => lengthOf(other) - lengthOf(one))[0];
}

const lengthOf = ({ dataset: { field = "" } }: HTMLElement) => field.length;
