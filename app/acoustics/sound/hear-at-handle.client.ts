// The room whose curve is drawn beneath the slider, to hear as the handle stands.
import type { SlatRoom } from "#domain/figures/slat-room.ts";
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
  const { openRoom } = await import("./room-at-handle.client.ts");
  const room = await openRoom({
    room: JSON.parse(part?.dataset.hearAtHandle ?? "") as SlatRoom,
    context: own.context,
    lang: document.documentElement.lang as Lang,
  });
  // Meanwhile somebody may have pressed again.
  if (own !== sounding) return room.close();
  own.room = room;
  await room.treat(treated());
  if (own !== sounding) return;
  room.play();
  say("playing");
}

export function stop() {
  clearTimeout(following);
  if (sounding?.room) sounding.room.close();
  else void sounding?.context.close();
  sounding = undefined;
  say(undefined);
}

/** Undefined where a browser has no sound to give. */
export function hear(context: AudioContext | undefined) {
  stop();
  if (!context) return fail();
  say("preparing");
  const own: Sounding = { context };
  sounding = own;
  begin(own).catch(() => own === sounding && fail());
}

function fail() {
  stop();
  say("failed");
}

range?.addEventListener("input", () => {
  clearTimeout(following);
  following = setTimeout(() => sounding?.room?.treat(treated()).catch(fail), calm);
});
addEventListener("pagehide", stop);
