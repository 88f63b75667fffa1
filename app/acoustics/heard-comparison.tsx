import type { Comparison } from "#domain/media/get-comparison.ts";
import { BeforeAfter } from "../ui/pictures/before-after.tsx";
import { LiveTimes, LiveTimesNote } from "./live-times.tsx";

/** A room before and after, and what an example room sounds like as the handle between them stands. */
export function HeardComparison({
  comparison,
  roomToHear,
}: {
  comparison: Comparison | undefined;
  /** Where the calculator opens such a room. */
  roomToHear?: string;
}) {
  const room = comparison?.room;
  return (
    <BeforeAfter
      comparison={comparison}
      {...(room && {
        chart: <LiveTimes room={room} />,
        note: <LiveTimesNote room={room} roomToHear={roomToHear} />,
      })}
    />
  );
}
