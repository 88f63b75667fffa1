import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import type { Localized } from "../../api.ts";
import { type Content, isObject } from "../field.ts";

/** A page that somebody wants to see in the main navigation. */
export type WantedEntry = { url: string; label: Localized };

/** More do not fit beside each other in the header. */
const mostShown = 8;

/** Puts the page that one comes from at the end of the navigation, for somebody to arrange and save. */
export function useAddedMenuEntry({
  kind,
  form,
}: {
  kind: string;
  form: UseFormReturn<Content>;
}): "menuEntryAdded" | "menuEntryFull" | undefined {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [added, setAdded] = useState<"menuEntryAdded" | "menuEntryFull">();
  const wanted: WantedEntry | undefined = kind === "navigation" ? state?.menuEntry : undefined;

  const add = useEffectEvent((entry: WantedEntry) => {
    // Loaded anew, the screen does not add it again.
    navigate(pathname, { replace: true, state: null });
    const entries: unknown[] = [form.getValues("entries")].flat();
    if (entries.some((one) => isObject(one) && one.url === entry.url)) return;
    const shown = entries.filter((one) => isObject(one) && one.shown === true).length < mostShown;
    form.setValue("entries", [...entries, { ...entry, shown, nofollow: false }], {
      shouldDirty: true,
    });
    setAdded(shown ? "menuEntryAdded" : "menuEntryFull");
  });

  useEffect(() => {
    if (wanted) add(wanted);
  }, [wanted]);

  return added;
}
