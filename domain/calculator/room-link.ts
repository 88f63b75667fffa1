import { deflateSync, inflateSync } from "fflate";
import { type Calculation, calculation } from "./calculation.ts";

/** Longer than any room that the form can hold, and short enough for nobody to be kept waiting. */
const longest = 20_000;

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

/** Undefined for what is no calculation, or one of a form that is known no more. */
export function readLink(text: string): Calculation | undefined {
  if (text.length === 0 || text.length > longest) return undefined;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const json = new TextDecoder().decode(
      inflateSync(packed, { out: new Uint8Array(10 * longest) }),
    );
    return calculation.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
