import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** What the company does, in large type, and the three rules it works by. */
export function Intro({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space">
      <div className="grid gap-x-16 gap-y-6 desktop:grid-cols-[1fr_2fr]">
        <h2 className="text-title">
          <Headline>{copy["intro.title"]}</Headline>
        </h2>
        <div className="max-w-[46ch] space-y-6 text-[clamp(1.25rem,1.1rem+0.8vw,1.75rem)] leading-normal">
          {listBlocks({ copy, name: "intro" }).map(({ number, text }) => (
            <p key={number}>
              <Text>{text}</Text>
            </p>
          ))}
        </div>
      </div>
      <div className="mt-20 grid gap-x-16 gap-y-8 desktop:mt-28 desktop:grid-cols-[1fr_2fr]">
        <h2 className="text-title">
          <Headline>{copy["values.title"]}</Headline>
        </h2>
        <ol>
          {listBlocks({ copy, name: "values" }).map(({ number, title, text }) => (
            <li
              key={number}
              className="grid grid-cols-[3rem_1fr] border-t border-ink py-7 last:border-b"
            >
              <span className="text-2xl font-semibold text-oak" aria-hidden="true">
                {number}
              </span>
              <div>
                <h3 className="text-xl">
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
