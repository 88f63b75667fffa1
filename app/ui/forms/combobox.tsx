import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { m } from "#text";
import { ChevronDownIcon } from "../controls/icons.tsx";
import { type Control, controlClass } from "./field.tsx";
import { filterOptions, type Option } from "./filter-options.ts";
import { isComposing, movesCaret } from "./text-keys.ts";

/** The editable combobox of the ARIA practices: type to filter, arrows to move, Enter to choose. */
export function Combobox({
  options,
  chosen,
  onChoose,
  ...control
}: Control & { options: Option[]; chosen: string; onChoose: (value: string) => void }) {
  /** What is being typed; undefined while nothing is, and the chosen label shows. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);

  const label = options.find(({ value }) => value === chosen)?.label ?? "";
  const offered = filterOptions({ options, text: typed ?? "" });
  const listId = `${control.id}list`;
  const optionId = (position: number) => `${listId}${position}`;
  const activeOption = isOpen ? offered[active] : undefined;

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function open() {
    if (isOpen) return;
    setOpen(true);
    setActive(offered.findIndex(({ value }) => value === chosen));
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  }

  function choose(value: string) {
    if (value !== chosen) onChoose(value);
    close();
  }

  /** Leaving keeps what was chosen, unless the text was emptied or names an option exactly. */
  function leave() {
    if (typed !== undefined) {
      const text = typed.trim().toLowerCase();
      const named = offered.find((option) =>
        [option.value, option.label].some((name) => name.toLowerCase() === text),
      );
      if (named) return choose(named.value);
      if (text === "") return choose("");
    }
    close();
  }

  function move(step: 1 | -1) {
    if (!isOpen) return open();
    const from = active === -1 && step === -1 ? 0 : active;
    setActive((from + step + offered.length) % Math.max(offered.length, 1));
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const { key } = event;
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Enter" && isOpen) activeOption ? choose(activeOption.value) : leave();
    else if (key === "Escape" && isOpen) close();
    else return movesCaret(event) && setActive(-1);
    // Otherwise Enter would send the form, and Escape would close the dialog around it.
    event.preventDefault();
  }

  return (
    <div className="relative">
      <input
        {...control}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeOption && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? label}
        placeholder={m.choose()}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setOpen(true);
          setActive(value === "" ? -1 : 0);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={open}
        onBlur={leave}
        onKeyDown={press}
        className={`h-12 pe-11 ${controlClass}`}
      />
      <ChevronDownIcon className="pointer-events-none absolute end-3.5 top-3.5 size-5 text-felt" />
      <ul
        ref={list}
        id={listId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for its list
        role="listbox"
        aria-label={m.choose()}
        hidden={!isOpen || offered.length === 0}
        className="option-list"
      >
        {isOpen &&
          offered.map((option, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the text field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
            <li
              key={option.value}
              id={optionId(position)}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for its options
              role="option"
              aria-selected={option.value === chosen}
              data-active={position === active || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option.value)}
              className="option-row"
            >
              <span>{option.label}</span>
              {option.detail && (
                <bdi dir="ltr" className="tabular text-sm font-normal text-felt">
                  {option.detail}
                </bdi>
              )}
            </li>
          ))}
      </ul>
      <p
        aria-live="polite"
        className={isOpen && offered.length === 0 ? "mt-1.5 text-sm text-felt" : "sr-only"}
      >
        {isOpen &&
          (offered.length === 0 ? m.filter_nothing() : m.filter_count({ count: offered.length }))}
      </p>
    </div>
  );
}
