import type { Text as TextValue } from "#domain/language/text.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export type Milestone = { id: string; year: number; title: TextValue; text: TextValue };

/** The years on one line that runs down the page. */
export function Milestones({ copy, milestones }: { copy: Copy; milestones: Milestone[] }) {
  return (
    <section className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["milestones.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["milestones.lead"]}</Text>
        </p>
        <ol className="mt-10 tablet:mt-16">
          {milestones.map(({ id, year, title, text }) => (
            <li
              key={id}
              className="relative border-s-2 border-oak ps-6 pb-10 tablet:ms-42 tablet:ps-10 desktop:ms-74"
            >
              <span
                aria-hidden="true"
                className="absolute -start-[7px] top-2 size-3 rounded-full border-2 border-oak bg-sand"
              />
              <p className="text-3xl leading-none font-semibold whitespace-nowrap text-oak-deep tablet:absolute tablet:end-full tablet:top-0 tablet:me-10">
                {year}
              </p>
              <h3 className="mt-2 text-xl leading-snug tablet:mt-0">
                <Headline>{title}</Headline>
              </h3>
              <p className="mt-2 max-w-prose text-felt">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
