import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Where a panel works best, from low on the left to high on the right; not mirrored, as on any chart. */
const curves = [
  "M0 72C90 72 110 66 150 30s60-22 90-18",
  "M0 60C20 14 50 6 74 34s70 38 166 38",
  "M0 46h36v26h24V20h30v52h26V36h34v36h26V14h30v58h34",
  "M0 66q60-60 120 0M120 66q40-40 80 0M200 66q20-22 40 0",
];

/** Four rooms one recognises by ear, and what to do about each. */
export function Choosing({ copy }: { copy: Copy }) {
  return (
    <section className="bg-moss text-paper">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["choose.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-paper/85">
          <Text>{copy["choose.lead"]}</Text>
        </p>
        <ul className="mt-10 grid gap-x-16 tablet:mt-14 desktop:grid-cols-2">
          {listBlocks({ copy, name: "choose" }).map(({ number, title, text }) => (
            <li
              key={number}
              className="grid gap-x-8 gap-y-4 border-t border-paper/30 py-8 phone:grid-cols-[9rem_1fr]"
            >
              <svg viewBox="0 0 240 80" className="w-36" aria-hidden="true">
                <path d="M0 78h240" className="stroke-paper/50" />
                <path
                  d={curves[number - 1]}
                  className="fill-none stroke-[#d9a869]"
                  strokeWidth="4"
                  strokeLinejoin="round"
                />
              </svg>
              <div>
                <h3 className="text-xl leading-snug">
                  <Headline>{title}</Headline>
                </h3>
                <p className="mt-2 text-paper/85">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
