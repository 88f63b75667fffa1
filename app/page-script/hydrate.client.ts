import type { ComponentType } from "react";
import { islands, shared } from "./registry.client.ts";

const attempts = 3;
const pause = 500;

/** A press that came before the island was there: what was pressed, and how to press it again. */
type Held = { target: EventTarget | null; again: () => void };

function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true;
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0);
}

/** Keeps presses and sent forms back; `release` gives the last one. */
function holdPresses(place: HTMLElement) {
  let held: Held | undefined;
  const until = new AbortController();
  const listen = { capture: true, signal: until.signal };
  function keep(event: Event, again: () => void) {
    const { target } = event;
    // A link leads on by itself.
    const isLink = target instanceof Element && target.closest("a[href]");
    if (isLink || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held = { target, again };
  }
  place.addEventListener("click", (event) => keep(event, () => press(event.target)), listen);
  place.addEventListener(
    "submit",
    (event) => keep(event, () => (event.target as HTMLFormElement).requestSubmit(event.submitter)),
    listen,
  );
  // Whoever goes on typing has not meant it yet: what is sent is never more than was there.
  place.addEventListener(
    "input",
    () => {
      held = undefined;
    },
    listen,
  );
  return function release() {
    until.abort();
    return held;
  };
}

/** Elements of a drawing have no `click()`. */
function press(target: EventTarget | null) {
  if (!(target instanceof Element) || !target.isConnected) return;
  if (target instanceof HTMLElement) target.click();
  else target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

let hasShared = false;

/** Browsers never ask again for a module that failed: its files are here before it is imported. */
async function load(name: keyof typeof islands, attempt = 1) {
  try {
    const files = hasShared ? [] : (document.body.dataset.islands as string).split(" ");
    await Promise.all(files.map(async (file) => (await fetch(file)).text()));
    hasShared = true;
  } catch (error) {
    if (attempt === attempts) throw error;
    await new Promise((resolve) => {
      // Without a network there is no use in trying, and a form sent now would be lost.
      if (navigator.onLine) setTimeout(resolve, pause * attempt);
      else addEventListener("online", resolve, { once: true });
    });
    return load(name, attempt + 1);
  }
  return Promise.all([shared(), islands[name]()]);
}

/** React takes over whole islands: one whose end is still on its way is waited for. */
async function parsed() {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/**
 * Lets React take the island over. What is pressed meanwhile is done when it is there; when it
 * cannot be had, links and forms do what they do without scripts.
 */
export function hydrate(place: HTMLElement, by = ""): Promise<void> {
  const known = underWay.get(place);
  if (known) return known;
  place.dataset.by = by;
  const hydrating = takeOver(place);
  underWay.set(place, hydrating);
  return hydrating;
}

const underWay = new WeakMap<HTMLElement, Promise<void>>();

function forget(place: HTMLElement) {
  underWay.delete(place);
  place.dataset.state = "";
  delete place.dataset.failed;
}

async function takeOver(place: HTMLElement) {
  place.dataset.state = "waking";
  const release = holdPresses(place);
  const name = place.dataset.island as keyof typeof islands;
  try {
    const [{ hydrateIsland }, Component] = await load(name);
    await parsed();
    // The server wrote the props of this very component.
    const props = JSON.parse(place.dataset.props ?? "{}");
    const typeAgain = await hydrateIsland({ place, Component: Component as ComponentType, props });
    place.dataset.state = "awake";
    const held = release();
    typeAgain();
    held?.again();
  } catch {
    // From now on as without scripts, until the network is back.
    place.dataset.state = "failed";
    place.dataset.failed = "";
    addEventListener("online", () => forget(place), { once: true });
    const held = release();
    held?.again();
    dispatchEvent(new CustomEvent("island-failed", { detail: held?.target }));
  }
}
