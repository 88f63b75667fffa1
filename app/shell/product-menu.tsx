import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#text";
import { loadProductMenu, type MenuClass } from "./load-product-menu.ts";
import { ProductMenuPanel } from "./product-menu-panel.tsx";

/** A pointer that only passes by must not open the menu. */
const hoverDelay = 800;

/** The product entry: a link as it stands, with a drop-down for those who linger or ask for it. */
export function ProductMenu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [classes, setClasses] = useState<MenuClass[]>();
  const entry = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panel = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor has moved on
  useEffect(() => setOpen(false), [key]);
  useEffect(() => () => clearTimeout(hover.current), []);

  function show() {
    clearTimeout(hover.current);
    setOpen(true);
    // A menu that cannot be had is no reason for an alarm: the link beside it leads on.
    if (!classes) loadProductMenu().then(setClasses, () => setOpen(false));
  }

  function hide() {
    clearTimeout(hover.current);
    setOpen(false);
  }

  function onKeyDown({ key: pressed }: KeyboardEvent) {
    if (pressed === "Escape" && open) {
      hide();
      button.current?.focus();
    }
    if (pressed === "ArrowDown" && !open) show();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is an extra; the button does the same
    <div
      ref={entry}
      className="flex items-center"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") hover.current = setTimeout(show, hoverDelay);
      }}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && hide()}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !entry.current?.contains(relatedTarget)) hide();
      }}
    >
      {children}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={m.show_products()}
        onClick={() => (open ? hide() : show())}
        className="inline-flex size-8 items-center justify-center rounded-full hover:bg-sand"
      >
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={panel} hidden={!open}>
        {open && <ProductMenuPanel classes={classes} />}
      </div>
    </div>
  );
}
