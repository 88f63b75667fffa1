import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** An ear, a decaying sound, a plan, a tick on the plan. */
const signs = [
  "M30 62c-8-4-12-14-12-24a22 22 0 0 1 44 0c0 16-14 18-14 32a12 12 0 0 1-20 8M30 38a10 10 0 0 1 20 0M74 20q12 18 0 36M86 12q20 26 0 52",
  "M12 84V14M12 84h84M18 24c4 34 12 22 16 30s6 10 12 14 22 12 44 14M18 24l70 58",
  "M14 16h76v64H14zM14 52h34V16M66 80V58h24M48 64v16",
  "M14 16h76v64H14zM14 52h34V16M56 62l10 10 18-24",
];

/** Listen, calculate, draw, check: always in this order. */
export function Method({ copy }: { copy: Copy }) {
  return (
    <section className="bg-moss text-paper">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["method.title"]}</Headline>
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-12 phone:grid-cols-2 tablet:mt-14 desktop:grid-cols-4">
          {listBlocks({ copy, name: "method" }).map(({ number, title, text }) => (
            <li key={number}>
              <svg
                viewBox="0 0 104 96"
                className="h-24 fill-none stroke-[#d9a869]"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={signs[number - 1]} />
              </svg>
              <h3 className="mt-5 border-t border-paper/30 pt-5 text-xl">
                <Headline>{title}</Headline>
              </h3>
              <p className="mt-2 text-paper/85">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
