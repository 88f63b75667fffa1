import type { Text as TextValue } from "#domain/language/text.ts";
import type { Programme } from "#domain/programme/get-programmes.ts";
import { m } from "#text";
import { Text } from "../ui/text/text.tsx";

/** What one gives, what one gets, and how long it takes: beside the text all the way down. */
export function Terms({
  programme: { duration, deliverables, needs },
}: {
  programme: Pick<Programme, "duration" | "deliverables" | "needs">;
}) {
  return (
    <aside className="space-y-9 border-t-2 border-oak pt-6 desktop:sticky desktop:top-36 desktop:self-start">
      <div>
        <h2 className="text-sm font-normal text-felt">{m.programme_duration()}</h2>
        <p className="mt-1 text-xl leading-snug font-semibold">
          <Text>{duration}</Text>
        </p>
      </div>
      <TermList title={m.programme_deliverables()} entries={deliverables} />
      <TermList title={m.programme_needs()} entries={needs} />
    </aside>
  );
}

function TermList({ title, entries }: { title: string; entries: TextValue[] }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3">
        {entries.map((entry, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of texts, never reordered
          <li key={position} className="border-t border-line py-2.5">
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
