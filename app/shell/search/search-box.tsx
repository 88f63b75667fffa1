import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { m } from "#text";
import { localHref } from "../../ui/controls/link.tsx";
import { showProgress } from "../../ui/controls/load-progress.client.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.tsx";
import { hasRecent } from "./recent-key.ts";
import { searchBase, searchPath } from "./search-path.ts";
import type { ListState } from "./search-suggestions.tsx";

type Extras = typeof import("./search-suggestions.tsx");

const looks = {
  small: {
    label: "sr-only",
    input: "min-h-10 rounded-s-full border-line ps-4 pe-2",
    button: "min-h-10 border border-s-0 border-line bg-sand px-4 hover:bg-line",
  },
  large: {
    label: "mb-2 block text-sm text-felt",
    input: "min-h-14 rounded-s-full border-felt ps-6 pe-3 tablet:text-lg",
    button: "min-h-14 bg-oak-deep px-6 font-medium text-white hover:bg-ink tablet:px-10",
  },
};

/** Search as a plain form; what it suggests while one types comes with a file of its own. */
export function SearchBox({
  look = "small",
  label = m.search(),
  placeholder = m.search_placeholder(),
  query = "",
  className = "",
}: {
  look?: keyof typeof looks;
  label?: string;
  placeholder?: string;
  /** What was asked for: it stays in the box. */
  query?: string;
  className?: string;
}) {
  const [Suggestions, setSuggestions] = useState<Extras["Suggestions"]>();
  const [list, setList] = useState<ListState>({ open: false, active: undefined });
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const id = useId();
  const style = looks[look];

  function fetchSuggestions() {
    import("./search-suggestions.tsx").then(
      (file) => setSuggestions(() => file.Suggestions),
      // The form works without them.
      () => {},
    );
  }

  function reach() {
    const typed = field.current?.value;
    if (typed ? typed !== query : hasRecent()) fetchSuggestions();
  }

  // Something may have been typed before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has taken over
  useEffect(() => {
    if (field.current === document.activeElement) reach();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (list.active) return document.getElementById(list.active)?.click();
    const typed = String(new FormData(event.currentTarget).get("query")).trim();
    if (typed === "") return;
    showProgress();
    location.assign(localHref(searchPath({ query: typed })));
  }

  return (
    <search aria-label={label} className={`relative block ${className}`}>
      <form action={localHref(searchBase)} method="get" onSubmit={submit}>
        <label htmlFor={`${id}-field`} className={style.label}>
          {label}
        </label>
        <div className="flex">
          <input
            ref={field}
            id={`${id}-field`}
            type="search"
            name="query"
            defaultValue={query}
            placeholder={placeholder}
            maxLength={200}
            // An empty search does nothing; without JavaScript the browser sees to that.
            required={!hydrated}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-expanded={list.open}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={list.active}
            onFocus={reach}
            onInput={fetchSuggestions}
            className={`w-full min-w-0 border bg-white outline-offset-0 placeholder:text-felt [&::-webkit-search-cancel-button]:hidden ${style.input}`}
          />
          <button type="submit" className={`shrink-0 rounded-e-full ${style.button}`}>
            {m.search()}
          </button>
        </div>
      </form>
      {Suggestions && field.current && (
        <Suggestions id={id} field={field.current} asked={query} onList={setList} />
      )}
    </search>
  );
}
