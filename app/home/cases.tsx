import type { CaseClassCard } from "#domain/cases/list-case-classes.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Section } from "../ui/page/section.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";

/** Cases by kind of room, each with its number. */
export function Cases({ copy, rooms }: { copy: Copy; rooms: CaseClassCard[] }) {
  return (
    <Section title={copy["cases.title"]} lead={copy["cases.lead"]}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4">
        {rooms.map(({ class: name, count, title, picture }) => (
          <li key={name} className="group relative">
            <div className="aspect-[4/3] overflow-hidden bg-sand">
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 1080px) 25vw, 50vw"
                  className="size-full transition-transform duration-250 ease-calm group-hover:scale-[1.025]"
                />
              )}
            </div>
            <h3 className="mt-3 flex items-baseline justify-between gap-3 text-lg">
              <Link
                to={`/project/${name}/1.html`}
                className="underline-offset-4 group-hover:underline before:absolute before:inset-0"
              >
                <Headline>{title}</Headline>
              </Link>
              <span className="tabular text-base font-normal text-felt">{count}</span>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
