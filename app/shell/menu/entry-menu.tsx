import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { MenuCard } from "#domain/navigation/get-menus.ts";
import { loadProductMenu, type MenuClass } from "./load-product-menu.ts";
import { MenuPanel } from "./menu-panel.tsx";
import { NavigationLink, type NavigationLinkProps } from "./navigation-link.tsx";

/** A pointer that only passes by must not open the menu. */
const hoverDelay = 800;
/** Nor must one that cuts a corner on its way into the menu close it. */
const leaveDelay = 250;

/** An entry of the navigation: a link as it stands, with a drop-down for those who linger or ask for it. */
export function EntryMenu({
  name,
  cards,
  pages,
  ...link
}: NavigationLinkProps & {
  /** What its button is called. */
  name: string;
  cards: MenuCard[];
  /** Beside the product families, whose products follow when it is opened. */
  pages?: MenuCard[];
}) {
  const [open, setOpen] = useState(false);
  const [classes, setClasses] = useState<MenuClass[]>();
  const entry = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panel = useId();

  function show() {
    clearTimeout(timer.current);
    setOpen(true);
    // Products that cannot be had are no reason for an alarm: the panel has other links.
    if (pages && !classes?.length) loadProductMenu().then(setClasses, () => setClasses([]));
  }

  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  function after(delay: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React has taken over
  useEffect(() => {
    // The pointer has rested here for its time already: that is why this has been hydrated.
    const { by } = entry.current?.closest<HTMLElement>("x-island")?.dataset ?? {};
    if (by === "dwell" && entry.current?.matches(":hover")) show();
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("pagehide", hide);
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !entry.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [open]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape" && open) {
      hide();
      button.current?.focus();
    }
    if (key === "ArrowDown" && !open) show();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is an extra; the button does the same
    <div
      ref={entry}
      className="flex h-full items-center"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        if (open) return clearTimeout(timer.current);
        after(hoverDelay, show);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        open ? after(leaveDelay, hide) : clearTimeout(timer.current);
      }}
      // Who presses has decided: the link leads on, and the button opens by itself.
      onPointerDown={() => clearTimeout(timer.current)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !entry.current?.contains(relatedTarget)) hide();
      }}
    >
      <NavigationLink {...link} />
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={name}
        onClick={() => (open ? hide() : show())}
        className="ms-0.5 -me-1.5 inline-flex size-6 items-center justify-center rounded-full hover:bg-sand noscript:hidden min-[1240px]:size-8"
      >
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className={`size-3 transition-transform duration-200 ease-calm ${open ? "-scale-y-100" : ""}`}
        >
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={panel} hidden={!open}>
        {open && <MenuPanel cards={cards} pages={pages} classes={classes} />}
      </div>
    </div>
  );
}
