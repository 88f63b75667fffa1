import { type OfficeHours as Hours, timesOf } from "#domain/settings/office-hours.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { Text } from "../ui/text/text.tsx";
import { writeHours } from "./write-hours.ts";

/** When somebody is there; with scripts also whether it is now, and what it means elsewhere. */
export function OfficeHours({ hours }: { hours: Hours }) {
  // The script writes the hours of here.
  const elsewhere = { there: keepTogether(`${hours.from}–${hours.to}`), here: "{here}" };
  return (
    <>
      <p className="text-felt">
        <Text>{writeHours(hours)}</Text>
      </p>
      <p
        data-office-hours={JSON.stringify(timesOf(hours))}
        data-before={m.hours_before(elsewhere)}
        data-elsewhere={m.hours_elsewhere(elsewhere)}
        data-after={m.hours_after(elsewhere)}
        // Its room is kept, so that nothing moves when the script fills it.
        className="mt-1 min-h-12 max-w-prose text-base [@media(scripting:none)]:hidden"
      >
        <strong hidden className="font-semibold text-moss">
          {m.hours_open()}
        </strong>
        <strong hidden className="font-semibold">
          {m.hours_closed()}
        </strong>{" "}
        <span className="text-felt" />
      </p>
    </>
  );
}
