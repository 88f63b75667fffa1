import { type Calculation, calculation } from "../calculator/calculation.ts";
import { listAbsorbersOf } from "../calculator/list-absorbers-of.ts";
import { roomDifferences } from "../calculator/room-differences.ts";
import { writeAddress, writeLink } from "../calculator/room-link.ts";
import { type RoomSummary, summarizeRoom } from "../calculator/summarize-room.ts";
import type { Lang } from "../language/language.ts";

/** A room beside the one that came with the inquiry. */
export type ComparedRoom = RoomSummary & {
  /** What is other in it, in plain words; null where no room came. */
  differences: string[] | null;
  /** Where both open beside each other, without a language. */
  comparison: string | null;
};

/** What is stored of a room, as today's calculator can hold it; undefined where it cannot. */
export function readRoom(stored: unknown): Calculation | undefined {
  return calculation.safeParse(stored).data;
}

/** The room that came with an inquiry, and others held against it. */
export async function compareRooms({
  received,
  others,
  lang,
}: {
  received: Calculation | undefined;
  others: readonly (Calculation | undefined)[];
  lang: Lang;
}): Promise<{ received: RoomSummary | null; others: (ComparedRoom | null)[] }> {
  const rooms = [received, ...others].filter((room) => room !== undefined);
  const absorbers = await listAbsorbersOf({ rooms, lang });
  function compare(room: Calculation): ComparedRoom {
    const summary = summarizeRoom({ room, absorbers });
    if (!received) return { ...summary, differences: null, comparison: null };
    return {
      ...summary,
      differences: roomDifferences({ before: received, after: room, absorbers, lang }),
      comparison: comparisonOf({ room, received }),
    };
  }
  return {
    received: received ? summarizeRoom({ room: received, absorbers }) : null,
    others: others.map((room) => (room ? compare(room) : null)),
  };
}

function comparisonOf({ room, received }: { room: Calculation; received: Calculation }): string {
  const address = writeAddress({ room: writeLink(room), other: writeLink(received) });
  return `/calculator.html#${address}`;
}
