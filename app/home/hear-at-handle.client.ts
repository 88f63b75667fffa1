// The room whose curve is drawn beneath the slider, to hear as the handle stands.
import type { Lang } from "#domain/language/language.ts";
import type { RoomAtHandle } from "./room-at-handle.client.ts";

const part = document.querySelector<HTMLElement>("[data-hear-at-handle]");
const button = part?.querySelector("button");
const status = part?.querySelector<HTMLElement>("[role=status]");
const range = part?.closest("figure")?.querySelector<HTMLInputElement>("[type=range]");

/** A handle that is being moved is not followed at every step. */
const calm = 150;

/** What one press of the button has begun. */
type Sounding = { context: AudioContext; room?: RoomAtHandle };
let sounding: Sounding | undefined;
let following: ReturnType<typeof setTimeout> | undefined;

function say(what: "preparing" | "playing" | "failed" | undefined) {
  if (status) status.textContent = (what && status.dataset[what]) ?? "";
  if (button) button.ariaPressed = String(what === "preparing" || what === "playing");
}

const treated = () => Number(range?.value ?? 0) / 100;

async function begin(own: Sounding) {
  // At once, in the press of the button: later a telephone would stay silent.
  void own.context.resume();
  const { openRoom } = await import("./room-at-handle.client.ts");
  const lang = document.documentElement.lang as Lang;
  const room = await openRoom({ context: own.context, lang });
  // Meanwhile somebody may have pressed again.
  if (own !== sounding) return room.close();
  own.room = room;
  await room.treat(treated());
  if (own !== sounding) return;
  room.play();
  say("playing");
}

function stop() {
  clearTimeout(following);
  if (sounding?.room) sounding.room.close();
  else void sounding?.context.close();
  sounding = undefined;
  say(undefined);
}

function toggle() {
  if (sounding) return stop();
  say("preparing");
  try {
    const own: Sounding = { context: new AudioContext() };
    sounding = own;
    begin(own).catch(() => own === sounding && fail());
  } catch {
    fail();
  }
}

function fail() {
  stop();
  say("failed");
}

button?.addEventListener("click", toggle);
range?.addEventListener("input", () => {
  clearTimeout(following);
  following = setTimeout(() => sounding?.room?.treat(treated()).catch(fail), calm);
});
addEventListener("pagehide", stop);
