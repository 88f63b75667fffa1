import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Why a booth at all: one large statement, three short reasons. */
export function Why({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space grid gap-x-20 gap-y-12 desktop:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="max-w-[14ch] text-display">
          <Headline>{copy["why.title"]}</Headline>
        </h2>
        <p className="mt-8 max-w-prose text-lead text-felt">
          <Text>{copy["why.lead"]}</Text>
        </p>
      </div>
      <ul className="desktop:pt-4">
        {listBlocks({ copy, name: "why" }).map(({ number, title, text }) => (
          <li key={number} className="border-t border-ink py-6 last:border-b">
            <h3 className="text-xl">
              <Headline>{title}</Headline>
            </h3>
            <p className="mt-2 max-w-prose text-felt">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
