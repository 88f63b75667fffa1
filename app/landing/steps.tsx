import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** How it goes up, step by step, on one line that runs through all of them. */
export function Steps({ copy, name }: { copy: Copy; name: string }) {
  return (
    <section className="page-width section-space pb-0">
      <h2 className="max-w-[20ch] text-title">
        <Headline>{copy[`${name}.title`]}</Headline>
      </h2>
      <ol className="mt-12 grid gap-y-10 tablet:grid-cols-2 tablet:gap-x-10 desktop:mt-16 desktop:grid-cols-5 desktop:gap-x-0">
        {listBlocks({ copy, name }).map(({ number, title, text }) => (
          <li
            key={number}
            className="relative tablet:max-desktop:last:odd:col-span-full desktop:pe-8"
          >
            <div className="flex items-center gap-4 desktop:-me-8" aria-hidden="true">
              <span className="text-3xl leading-none font-semibold text-oak">{number}</span>
              <span className="h-px flex-1 bg-line" />
            </div>
            <h3 className="mt-5 text-lg leading-snug">
              <Headline>{title}</Headline>
            </h3>
            <p className="mt-2 text-felt">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
