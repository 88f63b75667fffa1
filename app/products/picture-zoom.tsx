import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { m } from "#text";
import { useOpened } from "../islands/use-opened.ts";
import { CloseButton, Dialog } from "../ui/dialog.tsx";
import { ChevronDownIcon } from "../ui/icons.tsx";

/**
 * Pictures as large as the window; a press looks closer, arrow keys and buttons leaf through. The
 * links of the gallery open it, and are what it leafs through.
 */
export function PictureZoom() {
  const [links, open] = useState<HTMLAnchorElement[]>([]);
  const [position, zoom] = useState(0);
  const link = links[position];
  useOpened("picture-zoom", (pressed) => {
    const all = [...document.querySelectorAll<HTMLAnchorElement>('a[data-opens="picture-zoom"]')];
    open(all);
    zoom(all.indexOf(pressed as HTMLAnchorElement));
  });
  const close = () => open([]);
  const leaf = (step: number) => zoom((position + step + links.length) % links.length);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = document.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    if (event.key === forward) leaf(1);
    if (event.key === back) leaf(-1);
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
          className="grid h-full grid-rows-[auto_1fr]"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <p className="tabular text-sm text-felt" aria-live="polite">
              {m.gallery_picture({ position: position + 1, count: links.length })}
            </p>
            <div className="flex">
              {links.length > 1 && (
                <>
                  <LeafButton
                    label={m.gallery_previous()}
                    onPress={() => leaf(-1)}
                    turn="rotate-90 rtl:-rotate-90"
                  />
                  <LeafButton
                    label={m.gallery_next()}
                    onPress={() => leaf(1)}
                    turn="-rotate-90 rtl:rotate-90"
                  />
                </>
              )}
              <CloseButton onClick={close} />
            </div>
          </div>
          <CloserLook key={position} link={link} />
        </fieldset>
      )}
    </Dialog>
  );
}

function LeafButton({
  label,
  onPress,
  turn,
}: {
  label: string;
  onPress: () => void;
  turn: string;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <ChevronDownIcon className={`size-5 ${turn}`} />
    </button>
  );
}

/** Pressed, the picture doubles in size and follows the pointer. */
function CloserLook({ link }: { link: HTMLAnchorElement }) {
  const [close, setClose] = useState(false);
  const [origin, setOrigin] = useState("50% 50%");

  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setOrigin(`${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`);
  }

  return (
    <button
      type="button"
      onClick={() => setClose(!close)}
      onPointerMove={follow}
      aria-label={close ? m.gallery_zoom_out() : m.gallery_zoom_in()}
      className={`min-h-0 overflow-hidden outline-offset-[-4px] ${close ? "cursor-zoom-out touch-none" : "cursor-zoom-in"}`}
    >
      <img
        src={link.href}
        alt={[...link.querySelectorAll("img")].at(-1)?.alt}
        className="size-full object-contain transition-transform duration-200 ease-calm"
        style={{ transform: close ? "scale(2)" : undefined, transformOrigin: origin }}
      />
    </button>
  );
}
