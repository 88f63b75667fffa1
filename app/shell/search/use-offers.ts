import { useEffect, useRef, useState } from "react";
import { readRecent } from "./recent-searches.ts";
import { type Suggestion, suggest } from "./suggest.ts";

export type Offers = {
  /** Pages for what is typed. */
  pages: Suggestion[];
  /** While nothing is: what was searched for before. */
  recent: string[];
};

const none: Offers = { pages: [], recent: [] };

/** What a search box offers; a new question gives up the one before. */
export function useOffers() {
  const [offers, setOffers] = useState(none);
  const asking = useRef<AbortController>(undefined);

  useEffect(() => () => asking.current?.abort(), []);

  function close() {
    asking.current?.abort();
    setOffers(none);
  }

  async function offer(text: string) {
    asking.current?.abort();
    const query = text.trim();
    if (query === "") return setOffers({ ...none, recent: readRecent() });
    setOffers(({ pages }) => ({ ...none, pages }));
    asking.current = new AbortController();
    const { signal } = asking.current;
    // A server that has none to give takes nothing away: the form still works.
    const pages = await suggest({ query, signal }).catch(() => []);
    if (!signal.aborted) setOffers({ ...none, pages });
  }

  return { offers, offer, close };
}
