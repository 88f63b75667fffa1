import type { Calculation } from "#domain/calculator/calculation.ts";
import {
  longestSharedLink,
  readStoredLink,
  writeLink,
  writeStoredLink,
} from "#domain/calculator/room-link.ts";
import { CallFailed, send } from "../api/send.ts";

const path = "/api/acoustics/rooms";

/** Of rooms that this page has stored or opened, by the link that would hold them whole. */
const keys = new Map<string, string>();

/** What stands behind the # for a room: its key where it has one, else the room itself. */
export function linkOf(room: Calculation): string {
  const whole = writeLink(room);
  const key = keys.get(whole);
  return key === undefined ? whole : writeStoredLink(key);
}

/** The same, short enough to be passed on: a large room is stored first. Throws `CallFailed`. */
export async function shareLink(room: Calculation): Promise<string> {
  const link = linkOf(room);
  if (link.length <= longestSharedLink) return link;
  const { data } = await send<{ data: { id: string } }>({ path, method: "POST", body: room });
  keys.set(link, data.id);
  return writeStoredLink(data.id);
}

/** The room that a link names; undefined for none. Throws `CallFailed` when nobody could say. */
export async function openLink(link: string): Promise<Calculation | undefined> {
  const key = readStoredLink(link);
  // Who comes without a link needs nothing that reads one.
  const { readCalculation, readLink } = await import("#domain/calculator/read-link.ts");
  if (key === undefined) return readLink(link);
  const answer = await send<{ data: unknown }>({ path: `${path}/${key}` }).catch((error) => {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  });
  const room = readCalculation(answer?.data);
  if (room) keys.set(writeLink(room), key);
  return room;
}
