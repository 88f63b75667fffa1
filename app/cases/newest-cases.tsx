import type { CaseCard } from "#domain/cases/list-cases.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { dot } from "../ui/text/dot.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { casePath, classCopy } from "./addresses.ts";
import { Area } from "./area.tsx";

/** The latest rooms as a register: picture, room, kind, place, area, year. */
export function NewestCases({ copy, cases }: { copy: Copy; cases: CaseCard[] }) {
  return (
    <section className="page-width">
      <div className="border-t border-ink pt-10 pb-[clamp(3.5rem,9vw,8.5rem)] tablet:pt-14">
        <h2 className="text-title">{m.case_newest()}</h2>
        <p className="mt-4 max-w-prose text-lead text-felt">{m.case_newest_lead()}</p>
        <ol className="mt-10 border-b border-line tablet:mt-14">
          {cases.map((one) => (
            <li key={one.id}>
              <Row copy={copy} shown={one} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Row({ copy, shown }: { copy: Copy; shown: CaseCard }) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] items-center gap-x-5 border-t border-line py-4 tablet:grid-cols-[9rem_minmax(0,1fr)_12rem_4rem] tablet:gap-x-8">
      <div className="aspect-[3/2] overflow-hidden bg-sand">
        {shown.picture && (
          <Picture
            picture={shown.picture}
            sizes="(min-width: 768px) 144px, 104px"
            className="size-full transition-transform duration-250 ease-calm group-hover:scale-[1.04]"
          />
        )}
      </div>
      <div>
        <h3 className="leading-snug tablet:text-lg">
          <Link
            to={casePath(shown)}
            className="underline-offset-4 before:absolute before:inset-0 group-hover:underline"
          >
            <Headline>{shown.title}</Headline>
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-felt">
          <Text>{classCopy({ copy, class: shown.class }).title}</Text>
          <span className="tablet:hidden">
            {dot}
            <span className="tabular">{shown.year}</span>
          </span>
        </p>
      </div>
      <p className="hidden text-sm text-felt tablet:block">
        <Text>{shown.place}</Text>
        <br />
        <Area of={shown.area} />
      </p>
      <p className="tabular hidden text-end text-lg text-felt tablet:block">{shown.year}</p>
    </article>
  );
}
