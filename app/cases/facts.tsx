import type { ReactNode } from "react";
import type { Case } from "#domain/cases/get-case.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Text } from "../ui/text/text.tsx";
import { classPath } from "./addresses.ts";
import { Area } from "./area.tsx";

/** Room, place, year and area, then what else matters about this room. */
export function Facts({ shown, room }: { shown: Case; room: TextValue }) {
  // None is left alone in the last row.
  const columns = shown.room.length % 4 === 1 ? "tablet:grid-cols-3" : "tablet:grid-cols-4";
  return (
    <section aria-label={m.case_facts()} className="page-width pt-8 tablet:pt-12">
      <dl className={`grid grid-cols-2 gap-x-8 gap-y-6 ${columns}`}>
        <Fact label={m.case_kind()}>
          <Link
            to={classPath(shown)}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            <Text>{room}</Text>
          </Link>
        </Fact>
        <Fact label={m.case_place()}>
          <Text>{shown.place}</Text>
        </Fact>
        <Fact label={m.case_year()}>
          <span className="tabular">{shown.year}</span>
        </Fact>
        <Fact label={m.case_area()}>
          <Area of={shown.area} />
        </Fact>
        {shown.room.map(({ label, value }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one record, never reordered on the page
          <Fact key={position} label={<Text>{label}</Text>}>
            <Text>{value}</Text>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3 max-tablet:last:odd:col-span-full">
      <dt className="text-sm text-felt">{label}</dt>
      <dd className="mt-0.5 leading-snug">{children}</dd>
    </div>
  );
}
