import type { Calculation } from "#domain/calculator/calculation.ts";
import { readLink, writeLink } from "#domain/calculator/room-link.ts";

/** Rooms that somebody keeps on the device, the newest first. */
export type SavedRoom = { key: string; calculation: Calculation };

const place = "rooms";
const most = 20;

/** Storage may be forbidden, full, or hold what another version wrote: then there is nothing saved. */
export function readSaved(): SavedRoom[] {
  try {
    const links: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    if (!Array.isArray(links)) return [];
    return links.flatMap((key) => {
      const calculation = typeof key === "string" ? readLink(key) : undefined;
      return calculation ? [{ key, calculation }] : [];
    });
  } catch {
    return [];
  }
}

/** Whether it could be kept. */
export function save(calculation: Calculation): boolean {
  const key = writeLink(calculation);
  return write([key, ...keys().filter((other) => other !== key)].slice(0, most));
}

export function forget(key: string): boolean {
  return write(keys().filter((other) => other !== key));
}

const keys = () => readSaved().map(({ key }) => key);

function write(links: string[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(links));
    return true;
  } catch {
    return false;
  }
}
