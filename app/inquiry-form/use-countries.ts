import { useEffect, useState } from "react";
import { getLocale } from "#text/runtime";
import { localHref } from "../ui/controls/link.tsx";
import type { Option } from "../ui/forms/filter-options.ts";

export const countriesPath = "/inquiry/countries.json";

/** The countries to choose from: those the page brought, else fetched. Chinese forms ask for none. */
export function useCountries(given: Option[] | undefined): Option[] | undefined {
  const [countries, setCountries] = useState(given);
  const isAsked = getLocale() !== "zh";

  useEffect(() => {
    if (given || !isAsked) return;
    const leaving = new AbortController();
    fetch(localHref(countriesPath), { signal: leaving.signal })
      .then((response) => response.json())
      .then(setCountries)
      // The server still asks for the country, on a page that has the list.
      .catch(() => {});
    return () => leaving.abort();
  }, [given, isAsked]);

  return isAsked ? countries : undefined;
}
