import type { Calculation } from "#domain/calculator/calculation.ts";
import { writeLink } from "#domain/calculator/room-link.ts";

/** Rooms that somebody keeps on the device, the newest first. */
export type SavedRoom = { key: string; calculation: Calculation };

const place = "rooms";
const most = 20;

/** What reads them is fetched when there are any. */
export async function readSaved(): Promise<SavedRoom[]> {
  const keys = readKeys();
  if (keys.length === 0) return [];
  const { readLink } = await import("#domain/calculator/read-link.ts");
  return keys.flatMap((key) => {
    const calculation = readLink(key);
    return calculation ? [{ key, calculation }] : [];
  });
}

/** Whether it could be kept. */
export function save(calculation: Calculation): boolean {
  const key = writeLink(calculation);
  return write([key, ...readKeys().filter((other) => other !== key)].slice(0, most));
}

export function forget(key: string): boolean {
  return write(readKeys().filter((other) => other !== key));
}

/** Storage may be forbidden, or hold what another version wrote: then there is nothing saved. */
function readKeys(): string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

function write(links: string[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(links));
    return true;
  } catch {
    return false;
  }
}
