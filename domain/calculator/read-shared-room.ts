import { AppError } from "../app-error.ts";
import type { Calculation } from "./calculation.ts";
import { openStoredRoom } from "./open-stored-room.ts";
import { readLink } from "./read-link.ts";
import { readAddress, readStoredLink } from "./room-link.ts";

/**
 * The room that somebody pasted as a link: only what stands behind its # counts, so the host it names
 * does not matter. Undefined for what is no room.
 */
export async function readSharedRoom({ link }: { link: string }): Promise<Calculation | undefined> {
  const { room } = readAddress(link.slice(link.indexOf("#") + 1).trim());
  const key = readStoredLink(room);
  if (key === undefined) return readLink(room);
  return openStoredRoom({ id: key }).catch((error) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
}
