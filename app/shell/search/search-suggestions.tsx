import { useEffectEvent, useLayoutEffect, useState } from "react";
import { m } from "#text";
import { isComposing, movesCaret } from "../../ui/forms/text-keys.ts";
import { RecentOptions, RecentTitle, RemoveButtons } from "./recent-options.tsx";
import { forgetSearch, forgetSearches, rememberSearch } from "./recent-searches.ts";
import { SuggestedPages } from "./suggested-pages.tsx";
import { useOffers } from "./use-offers.ts";

/** What the box says of its list; `active` is the id of the chosen option. */
export type ListState = { open: boolean; active: string | undefined };

/**
 * The list of a search box, after the combobox pattern: chosen by arrow keys from the box, or by a
 * press. It is a file of its own, fetched when somebody types, and listens to the box by itself.
 */
export function Suggestions({
  id,
  field,
  asked,
  onList,
}: {
  id: string;
  field: HTMLInputElement;
  /** What this page was asked for. */
  asked: string;
  onList: (list: ListState) => void;
}) {
  const { offers, offer, close } = useOffers();
  const [active, setActive] = useState(-1);
  const { pages, recent } = offers;
  const count = pages.length + recent.length;
  const open = count > 0;
  const label = recent.length > 0 ? m.search_recent() : m.suggestions();
  const activeId = open && active >= 0 ? `${id}-${active}` : undefined;

  function leave(to: EventTarget | null) {
    const isInside = to instanceof Element && to.closest("search") === field.closest("search");
    if (isInside) return;
    setActive(-1);
    close();
  }

  function type() {
    setActive(-1);
    void offer(field.value);
  }

  function press(event: KeyboardEvent) {
    if (!open || isComposing(event)) return;
    // The box itself is the place before the first.
    const places = count + 1;
    if (event.key === "ArrowDown") setActive(((active + 2) % places) - 1);
    else if (event.key === "ArrowUp") setActive(((active + places) % places) - 1);
    else if (event.key === "Escape") leave(null);
    else return void (movesCaret(event) && setActive(-1));
    event.preventDefault();
  }

  const hear = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) press(event);
    else if (event.type === "blur") leave((event as FocusEvent).relatedTarget);
    else if (event.type !== "focus" || field.value === "") {
      if (!(event as InputEvent).isComposing) type();
    }
  });

  // At once: what is typed from now on is heard.
  useLayoutEffect(() => {
    const listening = new AbortController();
    for (const name of ["input", "compositionend", "focus", "blur", "keydown"]) {
      field.addEventListener(name, (event) => hear(event), listening);
    }
    field.form?.addEventListener("submit", () => rememberSearch(field.value.trim()), listening);
    return () => listening.abort();
  }, [field]);

  const begin = useEffectEvent(() => {
    rememberSearch(asked);
    // It may have been typed, or the box reached, while this file was on its way.
    const isHere = field === document.activeElement;
    if (isHere && (field.value === "" || field.value !== asked)) type();
  });
  useLayoutEffect(() => begin(), []);

  const tell = useEffectEvent((list: ListState) => onList(list));
  // Before the next key: Enter goes where the box has been told.
  useLayoutEffect(() => {
    tell({ open, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [open, activeId]);

  /** Who has removed something stays at the box, which shows what is left. */
  function remove(forget: () => void) {
    forget();
    field.focus();
    void offer("");
  }

  const chosen = { id, active, onChoose: () => leave(null) };
  return (
    <>
      <p role="status" className="sr-only">
        {open && m.search_suggested({ count })}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links and buttons are pressed, it only minds the focus */}
      <div
        hidden={!open}
        // The box must not lose its focus, and with it the list, to a press on the list.
        onMouseDown={(event) => event.preventDefault()}
        onBlur={({ relatedTarget }) => leave(relatedTarget)}
        className="absolute end-0 top-full z-30 mt-1 max-h-[70vh] w-full overflow-y-auto rounded-lg border border-line bg-white tablet:min-w-96"
      >
        {recent.length > 0 && <RecentTitle onClear={() => remove(forgetSearches)} />}
        <div className="flex">
          <div id={id} role="listbox" aria-label={label} className="min-w-0 flex-1">
            <RecentOptions {...chosen} queries={recent} />
            <SuggestedPages {...chosen} pages={pages} />
          </div>
          {recent.length > 0 && (
            <RemoveButtons
              queries={recent}
              onRemove={(query) => remove(() => forgetSearch(query))}
            />
          )}
        </div>
      </div>
    </>
  );
}
