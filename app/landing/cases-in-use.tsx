import type { CaseCard } from "#domain/cases/list-cases.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Card } from "../ui/page/card.tsx";
import { dot } from "../ui/text/dot.ts";
import { Text } from "../ui/text/text.tsx";

/** Finished rooms with the product of the page: the first one large, the others beside it. */
export function CasesInUse({ cases }: { cases: CaseCard[] }) {
  if (cases.length === 0) return null;
  return (
    <section className="page-width section-space">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 className="text-title">{m.landing_cases()}</h2>
        <Link
          to="/project.html"
          className="inline-flex min-h-11 items-center font-medium text-oak-deep underline underline-offset-8 hover:text-ink"
        >
          {m.landing_all_cases()}
        </Link>
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-12 tablet:mt-14 tablet:grid-cols-2 desktop:grid-cols-[2fr_1fr]">
        {cases.map(({ id, class: name, title, place, year, picture }, position) => (
          <div
            key={id}
            className={
              position === 0 ? "tablet:col-span-2 desktop:col-span-1 desktop:row-span-2" : ""
            }
          >
            <Card
              to={`/project/${name}/${id}`}
              picture={picture}
              title={title}
              note={
                <>
                  <Text>{place}</Text>
                  {dot}
                  <bdi>{year}</bdi>
                </>
              }
              shape={position === 0 ? "landscape" : "wide"}
              sizes={
                position === 0
                  ? "(min-width: 1080px) 66vw, 100vw"
                  : "(min-width: 1080px) 33vw, (min-width: 768px) 50vw, 100vw"
              }
            />
          </div>
        ))}
      </div>
    </section>
  );
}
