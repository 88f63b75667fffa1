import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#text";
import { Link, localHref } from "../ui/link.tsx";
import { type Suggestion, suggest } from "./suggest.ts";

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const rhythm = 200;

/** The query is encoded twice in the link, as the addresses of this site have always been. */
export function searchPath(query: string): string {
  return `/search?query=${encodeURIComponent(encodeURIComponent(query))}`;
}

/** Search as a plain form; with JavaScript it suggests pages while one types. */
export function SearchBox({ className = "", query = "" }: { className?: string; query?: string }) {
  const [text, setText] = useState(query);
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const asked = useRef<AbortController>(undefined);
  const navigate = useNavigate();
  const list = useId();
  const open = suggestions.length > 0;

  useEffect(() => setText(query), [query]);
  useEffect(() => () => asked.current?.abort(), []);

  function close() {
    asked.current?.abort();
    setSuggestions([]);
    setActive(-1);
  }

  function type(typed: string) {
    setText(typed);
    setActive(-1);
    asked.current?.abort();
    if (typed.trim() === "") return setSuggestions([]);
    const question = new AbortController();
    asked.current = question;
    suggest({ query: typed.trim(), after: rhythm, signal: question.signal }).then(
      setSuggestions,
      // An outdated question, or a server that has no suggestions to give: the form still works.
      () => {},
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    const chosen = suggestions[active];
    close();
    if (chosen) navigate(localHref(chosen.path));
    else if (wanted !== "") navigate(localHref(searchPath(wanted)));
  }

  function move(event: KeyboardEvent) {
    if (event.key === "Escape") return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !open) return;
    event.preventDefault();
    const count = suggestions.length + 1;
    setActive(((active + 1 + step + count) % count) - 1);
  }

  return (
    <search className={`relative ${className}`}>
      <form action={localHref("/search")} method="get" onSubmit={submit} className="flex">
        <input
          type="search"
          name="query"
          value={text}
          placeholder={m.search_placeholder()}
          aria-label={m.search()}
          autoComplete="off"
          maxLength={200}
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={move}
          onBlur={({ relatedTarget }) => {
            if (!relatedTarget?.closest(`[id="${list}"]`)) close();
          }}
          className="min-h-10 w-full min-w-0 rounded-s-full border border-line bg-white ps-4 pe-2 outline-offset-0 placeholder:text-felt"
        />
        <button
          type="submit"
          className="min-h-10 shrink-0 rounded-e-full border border-s-0 border-line bg-sand px-4 hover:bg-line"
        >
          {m.search()}
        </button>
      </form>
      <div
        id={list}
        role="listbox"
        aria-label={m.suggestions()}
        hidden={!open}
        tabIndex={-1}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg border border-line bg-white"
      >
        {suggestions.map(({ path, title, kind }, position) => (
          <Link
            key={path}
            id={`${list}-${position}`}
            to={path}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onClick={close}
            className="flex min-h-10 items-center justify-between gap-4 px-4 py-1.5 hover:bg-sand aria-selected:bg-sand"
          >
            <span className="truncate">{title}</span>
            <span className="shrink-0 text-xs text-felt">{kind}</span>
          </Link>
        ))}
      </div>
    </search>
  );
}
