import { deflateSync } from "fflate";
import type { Calculation } from "./calculation.ts";

/** What mail programs and messengers carry whole; a room that needs more is stored, and its link short. */
export const longestSharedLink = 1500;

/** What a stored room is named by: 128 bits in base64url. */
const roomKey = /^[\w-]{22}$/;
export const isRoomKey = (text: string) => roomKey.test(text);

const stored = "s=";
const beside = "&b=";

/** Behind the # of an address: a room, or the key of one, and possibly another to hold against it. */
export function readAddress(hash: string): { room: string; other: string | undefined } {
  const [room = "", other] = hash.split(beside);
  return { room, other };
}

export function writeAddress({
  room,
  other,
}: {
  room: string;
  other?: string | undefined;
}): string {
  return other ? room + beside + other : room;
}

/** The key in a link to a stored room. No packed room has such a sign in it. */
export function readStoredLink(text: string): string | undefined {
  const key = text.startsWith(stored) ? text.slice(stored.length) : "";
  return isRoomKey(key) ? key : undefined;
}

export const writeStoredLink = (key: string) => stored + key;

/** A calculation as it stands behind the # of an address: nothing of it is sent to the server. */
export function writeLink(value: Calculation): string {
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify(value)), { level: 9 });
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}
