import type { Copy } from "../page-copy/page-copy.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** The parts of the page, each under the name of its blocks. */
const parts = ["price", "sample", "payment", "terms", "warranty", "service", "hotline"];

/** What the page answers, as a list of links to its parts. */
export function BuyingHead({ copy }: { copy: Copy }) {
  return (
    <header className="page-width grid gap-x-16 gap-y-8 pt-8 pb-12 tablet:pt-14 tablet:pb-20 desktop:grid-cols-[7fr_5fr] desktop:items-end">
      <div>
        <h1 className="text-display">
          <Headline>{copy["hero.title"]}</Headline>
        </h1>
        <p className="mt-6 max-w-prose text-lead text-felt">
          <Text>{copy["hero.lead"]}</Text>
        </p>
        <div className="mt-8">
          <ButtonLink to="/aboutUs/lianxi.html">
            <Text>{copy["hero.primary"]}</Text>
          </ButtonLink>
        </div>
      </div>
      <ol className="grid grid-cols-2 gap-x-8 border-t border-ink">
        {parts
          .filter((name) => copy[`${name}.title`])
          .map((name) => (
            <li key={name} className="border-b border-line last:odd:col-span-full">
              <a
                href={`#${name}`}
                className="flex min-h-12 items-center underline-offset-4 hover:underline"
              >
                <Text>{copy[`${name}.title`]}</Text>
              </a>
            </li>
          ))}
      </ol>
    </header>
  );
}
