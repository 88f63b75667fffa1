import { useEffect, useState } from "react";
import { useLanguage } from "../language.ts";
import type { Found } from "../resource.tsx";
import { useResources } from "./use-resources.ts";

export type FoundGroup = { name: string; title: string; found: Found[] };

const pause = 200;

/** Records of every resource that can be searched, as somebody types. */
export function useFound(q: string): FoundGroup[] {
  const resources = useResources();
  const language = useLanguage();
  const [groups, setGroups] = useState<FoundGroup[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the resources of a person stay the same
  useEffect(() => {
    setGroups([]);
    const words = q.trim();
    if (words === "") return;
    const search = new AbortController();
    const timer = setTimeout(() => {
      for (const { name, title, find } of resources) {
        find?.({ q: words, signal: search.signal }).then(
          (found) => {
            if (search.signal.aborted || found.length === 0) return;
            const group = { name, title: title[language], found };
            setGroups((shown) => [...shown.filter((other) => other.name !== name), group]);
          },
          () => {
            // A resource that does not answer leaves the others to be found.
          },
        );
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [q, language]);

  return groups;
}
