import type { ProgrammeCard } from "#domain/programme/get-programmes.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** One row for each service; picture and words change sides as one reads down. */
export function ProgrammeRows({ copy, programmes }: { copy: Copy; programmes: ProgrammeCard[] }) {
  return (
    <section id="programmes" className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["list.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["list.lead"]}</Text>
        </p>
        <div className="mt-10 space-y-14 tablet:mt-16 tablet:space-y-20">
          {programmes.map((programme, position) => (
            <ProgrammeRow key={programme.id} programme={programme} isTurned={position % 2 === 1} />
          ))}
        </div>
      </div>
    </section>
  );
}

function ProgrammeRow({
  programme: { id, title, summary, picture },
  isTurned,
}: {
  programme: ProgrammeCard;
  isTurned: boolean;
}) {
  return (
    <article className="group relative grid items-center gap-x-8 gap-y-6 tablet:grid-cols-12 desktop:gap-x-16">
      <div className={`overflow-hidden tablet:col-span-7 ${isTurned ? "tablet:order-last" : ""}`}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 768px) 58vw, 100vw"
            className="aspect-[3/2] w-full transition-transform duration-250 ease-calm group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className="tablet:col-span-5">
        <h3 className="text-[1.75rem] leading-snug">
          <Link to={`/programme/${id}`} className="before:absolute before:inset-0">
            <Headline>{title}</Headline>
          </Link>
        </h3>
        <p className="mt-3 text-felt">
          <Text>{summary}</Text>
        </p>
        <p
          aria-hidden="true"
          className="mt-5 font-medium text-oak-deep underline underline-offset-8 group-hover:text-ink"
        >
          {m.programme_read()}
        </p>
      </div>
    </article>
  );
}
