import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { m } from "#text";
import { useOpened } from "../../islands/use-opened.ts";
import { ChevronDownIcon } from "../../ui/controls/icons.tsx";
import { CloseButton, Dialog } from "../../ui/dialogs/dialog.tsx";
import { followGestures, zoomAt, zoomOf } from "./zoom.ts";

/**
 * Pictures as large as the window and, brought nearer, larger; arrow keys and buttons leaf through.
 * The links of the gallery open it, and are what it leafs through.
 */
export function PictureZoom() {
  const [links, open] = useState<HTMLAnchorElement[]>([]);
  const [position, zoom] = useState(0);
  const link = links[position];
  const frame = useRef<HTMLElement>(null);
  useOpened("picture-zoom", (pressed) => {
    const all = [...document.querySelectorAll<HTMLAnchorElement>('a[data-opens="picture-zoom"]')];
    open(all);
    zoom(all.indexOf(pressed as HTMLAnchorElement));
  });
  const close = () => open([]);
  const leaf = (step: number) => zoom((position + step + links.length) % links.length);

  function show(element: HTMLElement | null) {
    frame.current = element;
    if (element) followGestures(element);
  }
  const nearer = (by: number) => frame.current && zoomAt(frame.current, by);

  function onKeyDown({ key }: KeyboardEvent<HTMLElement>) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (frame.current && zoomOf(frame.current) > 1) {
      const down = { ArrowUp: -1, ArrowDown: 1 }[key];
      frame.current.scrollBy(80 * (direction ?? 0), 80 * (down ?? 0));
    } else if (direction) leaf(document.dir === "rtl" ? -direction : direction);
  }

  return (
    <Dialog
      open={link !== undefined}
      onClose={close}
      label={m.gallery_label()}
      className="m-0 h-dvh max-h-none w-screen"
    >
      {link && (
        <fieldset
          onKeyDown={onKeyDown}
          aria-label={m.gallery_label()}
          // Takes the focus, and with it the keys, when the picture is pressed.
          tabIndex={-1}
          className="grid h-full grid-rows-[auto_1fr] outline-none"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <p className="tabular text-sm text-felt" aria-live="polite">
              {m.gallery_picture({ position: position + 1, count: links.length })}
            </p>
            <div className="flex">
              <BarButton label={m.gallery_zoom_out()} onPress={() => nearer(1 / 1.5)}>
                −
              </BarButton>
              <BarButton label={m.gallery_zoom_in()} onPress={() => nearer(1.5)}>
                +
              </BarButton>
              {links.length > 1 && (
                <>
                  <BarButton label={m.gallery_previous()} onPress={() => leaf(-1)}>
                    <ChevronDownIcon className="size-5 rotate-90 rtl:-rotate-90" />
                  </BarButton>
                  <BarButton label={m.gallery_next()} onPress={() => leaf(1)}>
                    <ChevronDownIcon className="size-5 -rotate-90 rtl:rotate-90" />
                  </BarButton>
                </>
              )}
              <CloseButton onClick={close} />
            </div>
          </div>
          <div
            key={position}
            ref={show}
            dir="ltr"
            className="min-h-0 cursor-zoom-in touch-none overflow-auto overscroll-contain"
          >
            <img
              src={link.href}
              alt={[...link.querySelectorAll("img")].at(-1)?.alt}
              draggable={false}
              className="size-full max-w-none object-contain"
            />
          </div>
        </fieldset>
      )}
    </Dialog>
  );
}

function BarButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      {children}
    </button>
  );
}
