import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { showField } from "./go-to-field.ts";

/** The field that an address asks to see: `…/content/product/booth-m?field=booth.persons`. */
export function useAskedField(): string | undefined {
  return new URLSearchParams(useLocation().search).get("field") ?? undefined;
}

/** Brings the field that the address asks for into view and puts the cursor there. */
export function useGoToAskedField() {
  const asked = useAskedField();
  useEffect(() => {
    if (!asked) return;
    showField(asked);
  }, [asked]);
}
