import { hydrate } from "./hydrate.client.ts";

const dwellTime = 800;

function placeOf({ target }: Event): HTMLElement | undefined {
  const place = target instanceof Element && target.closest<HTMLElement>("x-island");
  return place && !place.dataset.state ? place : undefined;
}

function isLink({ target }: Event) {
  return target instanceof Element && target.closest("a[href]") !== null;
}

/** Hydrates an island when somebody comes to it. Focus and presses always count. */
export function watchIslands() {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let restingOn: HTMLElement | undefined;
  // A move, not an arrival: a page that appears under a pointer has not been reached by it.
  document.addEventListener(
    "pointermove",
    (event) => {
      const place = placeOf(event);
      if (place?.dataset.when === "reached") void hydrate(place);
      const dwelling = place?.dataset.when === "dwell" ? place : undefined;
      if (dwelling === restingOn) return;
      clearTimeout(resting);
      restingOn = dwelling;
      if (dwelling) resting = setTimeout(hydrate, dwellTime, dwelling, "dwell");
    },
    { passive: true },
  );
  for (const reach of ["pointerdown", "focusin", "click", "submit"]) {
    const wake = (event: Event) => {
      const place = placeOf(event);
      const isFollowed = event.type !== "focusin" && isLink(event);
      if (place && !isFollowed) void hydrate(place);
    };
    document.addEventListener(reach, wake, { capture: true });
  }
}

/** Those that wait for nobody, or for somebody who came before the script. */
export function hydrateAwaited() {
  observe(document.querySelectorAll<HTMLElement>("x-island[data-when=visible]"));
  const typedInto = document.activeElement?.closest<HTMLElement>("x-island");
  if (typedInto) void hydrate(typedInto);
  for (const place of document.querySelectorAll<HTMLElement>("x-island[data-draft]")) {
    if (place.dataset.draft?.split(" ").some(isKept)) void hydrate(place);
  }
}

function isKept(name: string): boolean {
  try {
    return name !== "" && localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** The place itself has no box: what is seen of it is what it holds. */
function observe(places: NodeListOf<HTMLElement>) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const place = target.closest<HTMLElement>("x-island");
      if (place) void hydrate(place);
    }
  });
  for (const { firstElementChild } of places) {
    if (firstElementChild) observer.observe(firstElementChild);
  }
}
