import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { m } from "#text";
import { localHref } from "../ui/controls/link.tsx";
import { showProgress } from "../ui/controls/load-progress.client.ts";
import { isComposing, movesCaret } from "../ui/forms/text-keys.ts";
import { useHydrated } from "../ui/hooks/use-hydrated.tsx";
import { Suggestions } from "./search-box-suggestions.tsx";
import { searchBase, searchPath } from "./search-path.ts";
import { useSuggestions } from "./suggest.ts";

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

/** Search as a plain form; with JavaScript it suggests pages while one types. */
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
  const { suggestions, ask, forget } = useSuggestions();
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const id = useId();
  const open = suggestions.length > 0;
  const style = looks[look];

  function type(typed: string) {
    setActive(-1);
    ask(typed);
  }

  function close() {
    setActive(-1);
    forget();
  }

  // Something may have been typed before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has taken over
  useEffect(() => {
    const { current } = field;
    if (current && current === document.activeElement && current.value !== query) {
      type(current.value);
    }
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("query")).trim();
    const path =
      suggestions[active]?.path ?? (typed === "" ? undefined : searchPath({ query: typed }));
    close();
    if (path === undefined) return;
    showProgress();
    location.assign(localHref(path));
  }

  function move(event: KeyboardEvent) {
    if (!open || isComposing(event)) return;
    const { key } = event;
    // The box itself is the place before the first.
    const places = suggestions.length + 1;
    if (key === "ArrowDown") setActive(((active + 2) % places) - 1);
    else if (key === "ArrowUp") setActive(((active + places) % places) - 1);
    else if (key === "Escape") close();
    else return movesCaret(event) && setActive(-1);
    event.preventDefault();
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
            aria-expanded={open}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            onChange={({ target, nativeEvent }) => {
              if (!(nativeEvent as InputEvent).isComposing) type(target.value);
            }}
            onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={move}
            onBlur={close}
            className={`w-full min-w-0 border bg-white outline-offset-0 placeholder:text-felt [&::-webkit-search-cancel-button]:hidden ${style.input}`}
          />
          <button type="submit" className={`shrink-0 rounded-e-full ${style.button}`}>
            {m.search()}
          </button>
        </div>
      </form>
      <Suggestions id={id} suggestions={suggestions} active={active} onChoose={close} />
    </search>
  );
}
