import { AppError } from "../app-error.ts";
import { plain } from "../language/text.ts";
import type { Absorber } from "./absorber.ts";
import type { Calculation } from "./calculation.ts";
import { volumeOf } from "./parts-of-room.ts";
import { writeLink } from "./room-link.ts";
import { roomTitle } from "./room-title.ts";
import { runCalculation } from "./run-calculation.ts";

/** A room as one line of a table: what it is, how long it rings, and how much is put up. */
export type RoomSummary = {
  title: string;
  /** Where it opens in the calculator, without a language. */
  link: string;
  /** Cubic metres. */
  volume: number;
  /** Seconds at 500 Hz after Sabine; null where it cannot be calculated, as with a product that is gone. */
  times: { before: number; after: number } | null;
  /** Square metres of each product. */
  panels: { product: string; title: string; area: number }[];
};

export function summarizeRoom({
  room,
  absorbers,
}: {
  room: Calculation;
  absorbers: readonly Absorber[];
}): RoomSummary {
  const areas = new Map<string, number>();
  for (const { material, area } of room.treatments) {
    areas.set(material.id, (areas.get(material.id) ?? 0) + area);
  }
  return {
    title: roomTitle(room),
    link: `/calculator.html#${writeLink(room)}`,
    volume: volumeOf(room.room),
    times: timesOf({ room, absorbers }),
    panels: [...areas].map(([product, area]) => {
      const title = absorbers.find(({ id }) => id === product)?.title;
      return { product, title: title === undefined ? product : plain(title), area };
    }),
  };
}

function timesOf({ room, absorbers }: { room: Calculation; absorbers: readonly Absorber[] }) {
  try {
    const { before, after } = runCalculation({ calculation: room, absorbers });
    const [first, second] = [before.sabine[500], after.sabine[500]];
    return first === undefined || second === undefined ? null : { before: first, after: second };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
