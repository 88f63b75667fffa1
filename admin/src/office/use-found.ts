import { useEffect, useState } from "react";
import { useLanguage } from "../language.ts";
import type { Found } from "../subject.tsx";
import { useSubjects } from "./use-subjects.ts";

export type FoundGroup = { name: string; title: string; found: Found[] };

const pause = 200;

/** Records of every subject that can be searched, as somebody types. */
export function useFound(q: string): FoundGroup[] {
  const subjects = useSubjects();
  const language = useLanguage();
  const [groups, setGroups] = useState<FoundGroup[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subjects of a person stay the same
  useEffect(() => {
    setGroups([]);
    const words = q.trim();
    if (words === "") return;
    const search = new AbortController();
    const timer = setTimeout(() => {
      for (const { name, title, find } of subjects) {
        find?.({ q: words, signal: search.signal }).then(
          (found) => {
            if (search.signal.aborted || found.length === 0) return;
            const group = { name, title: title[language], found };
            setGroups((shown) => [...shown.filter((other) => other.name !== name), group]);
          },
          () => {
            // A subject that does not answer leaves the others to be found.
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
