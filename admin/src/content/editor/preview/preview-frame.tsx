import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Lang } from "../../../api.ts";
import type { Jump } from "../editor-context.tsx";
import { findPlaces, type Place } from "./page-places.ts";

/** A page as it was kept for a look at it, and what was written then. */
export type Shown = { address: string; title: string; lang: Lang; content: object };

/** The screen that is looked at, and the room there is for it. */
export type Fit = { width: number; height: number; scale: number };

/**
 * The page in a frame. A newer one is loaded behind the one that is seen, and takes its place where
 * it was scrolled to, so that nothing flickers while somebody writes.
 */
export function PreviewFrame({
  shown,
  fit,
  focused,
  onJump,
  onOrder,
}: {
  shown: Shown;
  fit: Fit;
  /** The field that somebody writes in: the page shows it. */
  focused: string | undefined;
  onJump: (jump: Jump) => void;
  /** The fields in the order in which they are met on the page. */
  onOrder: (paths: string[]) => void;
}) {
  const [front, setFront] = useState<Shown>();
  const scrolled = useRef(0);
  const places = useRef<Place[]>([]);
  const frames = front && front.address !== shown.address ? [front, shown] : [shown];

  function take(frame: HTMLIFrameElement, loaded: Shown) {
    const page = frame.contentDocument;
    if (!page || loaded.address !== shown.address) return;
    places.current = findPlaces({ page, content: loaded.content, lang: loaded.lang });
    prepare(page, places.current, ({ field, path, text }) => {
      // The words in the language that one looks at.
      const end = text ? `.${loaded.lang}` : "";
      onJump({ field: field + end, path: path + end });
    });
    frame.contentWindow?.scrollTo(0, scrolled.current);
    page.addEventListener("scroll", () => {
      scrolled.current = frame.contentWindow?.scrollY ?? 0;
    });
    setFront(loaded);
    onOrder(places.current.map(({ path }) => path));
  }

  const show = useEffectEvent((path: string) => showPlace(places.current, path));
  useEffect(() => {
    if (focused !== undefined && front) show(focused);
  }, [focused, front]);

  return frames.map((one) => {
    const isFront = one.address === (front ?? shown).address;
    return (
      <iframe
        key={one.address}
        src={one.address}
        title={one.title}
        // What is still being loaded is neither seen nor reached by Tab.
        inert={!isFront}
        onLoad={(event) => take(event.currentTarget, one)}
        style={{
          position: "absolute",
          top: 0,
          left: 0,
          border: 0,
          width: fit.width,
          height: fit.height / fit.scale,
          transform: `scale(${fit.scale})`,
          transformOrigin: "top left",
          visibility: isFront ? "visible" : "hidden",
        }}
      />
    );
  });
}

const outline = "2px solid #8a5a2b";

/** A click on what comes from a field leads to it, and so does Enter; nothing else does anything. */
function prepare(page: Document, places: Place[], onJump: (jump: Jump) => void) {
  const byElement = new Map<Element, Place>(places.map((place) => [place.element, place]));
  const placeOf = (target: EventTarget | null): Place | undefined => {
    let at = target as Element | null;
    while (at && !byElement.has(at)) at = at.parentElement;
    return at ? byElement.get(at) : undefined;
  };
  for (const reached of page.querySelectorAll<HTMLElement>(
    "a, button, input, select, textarea, summary, [tabindex]",
  )) {
    reached.tabIndex = -1;
  }
  for (const { element } of places) {
    element.tabIndex = 0;
    element.style.cursor = "pointer";
  }
  const jump = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const place = placeOf(event.target);
    if (place) onJump(place);
  };
  page.addEventListener("click", jump, true);
  page.addEventListener("submit", (event) => event.preventDefault(), true);
  page.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") jump(event);
    },
    true,
  );
  const mark = (target: EventTarget | null, drawn: string) => {
    const place = placeOf(target);
    if (place) place.element.style.outline = drawn;
  };
  page.addEventListener("pointerover", (event) => mark(event.target, outline));
  page.addEventListener("pointerout", (event) => mark(event.target, ""));
}

/** Scrolls only within the frame: the form stays where it is. */
function showPlace(places: Place[], asked: string) {
  const place =
    places.find(({ path }) => path === asked || path.startsWith(`${asked}.`)) ??
    places.find(({ path }) => asked.startsWith(`${path}.`)) ??
    places.find(({ path }) => sectionOf(path) === sectionOf(asked));
  const view = place?.element.ownerDocument.defaultView;
  if (!place || !view) return;
  for (const { element } of places) element.style.outline = "";
  place.element.style.outline = outline;
  const { top, bottom } = place.element.getBoundingClientRect();
  if (top >= 0 && bottom <= view.innerHeight) return;
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 4 });
}

/** `sections.2` of all that lies in it. */
function sectionOf(path: string): string | undefined {
  return /^\w+\.\d+(?=\.|$)/.exec(path)?.[0];
}
