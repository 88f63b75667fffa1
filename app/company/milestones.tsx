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
              className="grid gap-x-10 tablet:grid-cols-[8rem_1fr] desktop:grid-cols-[16rem_1fr]"
            >
              <p className="text-3xl leading-none font-semibold text-oak-deep tablet:text-end">
                {year}
              </p>
              <div className="relative border-s-2 border-oak ps-6 pt-2 pb-10 tablet:ps-10 tablet:pt-0">
                <span
                  aria-hidden="true"
                  className="absolute -start-[7px] top-2 size-3 rounded-full border-2 border-oak bg-sand"
                />
                <h3 className="text-xl leading-snug">
                  <Headline>{title}</Headline>
                </h3>
                <p className="mt-2 max-w-prose text-felt">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
