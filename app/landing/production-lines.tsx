import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Press, slats on felt, drill heads, roller: one machine of each line, seen from the side. */
const machines = [
  <g key="veneering">
    <path d="M40 20h160v30H40z" className="fill-moss" />
    <path d="M60 50v14M180 50v14" className="stroke-moss" strokeWidth="10" />
    <path d="M44 64h152v10H44z" className="fill-felt" />
    <path d="M30 96h180" className="stroke-oak" strokeWidth="5" />
    <path d="M30 110h180" className="stroke-[#e0bd8d]" strokeWidth="20" />
  </g>,
  <g key="slatting">
    <path d="M20 108h200v12H20z" className="fill-ink" />
    {[26, 56, 86, 116, 146, 176].map((x) => (
      <rect key={x} x={x} y="90" width="20" height="18" className="fill-oak" />
    ))}
    <rect x="200" y="40" width="20" height="18" className="fill-oak" />
    <path d="M210 62v22m-7-8 7 8 7-8" className="fill-none stroke-moss" strokeWidth="3" />
  </g>,
  <g key="drilling">
    <path d="M40 14h160v34H40z" className="fill-moss" />
    <path
      d="M60 48v40M90 48v40M120 48v40M150 48v40M180 48v40"
      className="stroke-felt"
      strokeWidth="5"
    />
    <path d="M20 92h200v28H20z" className="fill-[#c99a63]" />
    <path
      d="M60 92v28M90 92v28M120 92v28M150 92v28M180 92v28"
      className="stroke-paper"
      strokeWidth="6"
    />
  </g>,
  <g key="finishing">
    <path d="M20 104h200v16H20z" className="fill-[#c99a63]" />
    <path d="M20 101h84" className="stroke-oak-deep" strokeWidth="6" />
    <circle cx="120" cy="76" r="26" className="fill-paper stroke-moss" strokeWidth="6" />
    <path d="M120 76V22h60" className="fill-none stroke-moss" strokeWidth="6" />
    <circle cx="120" cy="76" r="5" className="fill-moss" />
  </g>,
];

/** Four lines on one belt: what leaves the first arrives at the last. */
export function ProductionLines({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space">
      <h2 className="text-title">
        <Headline>{copy["lines.title"]}</Headline>
      </h2>
      <p className="mt-4 max-w-prose text-lead text-felt">
        <Text>{copy["lines.lead"]}</Text>
      </p>
      <ol className="mt-12 grid gap-y-12 phone:grid-cols-2 tablet:mt-16 desktop:grid-cols-4">
        {listBlocks({ copy, name: "lines" }).map(({ number, title, text }) => (
          <li key={number}>
            <svg
              viewBox="0 0 240 144"
              className="w-full max-w-72 rtl:-scale-x-100"
              aria-hidden="true"
            >
              {machines[number - 1]}
            </svg>
            <Belt />
            <div className="pt-5 pe-8">
              <h3 className="flex items-baseline gap-3 text-xl leading-snug">
                <span className="text-oak" aria-hidden="true">
                  {number}
                </span>
                <Headline>{title}</Headline>
              </h3>
              <p className="mt-3 text-felt">
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Belt() {
  return (
    <div
      aria-hidden="true"
      className="h-5 border-y-2 border-ink bg-[radial-gradient(circle,var(--color-felt)_4px,transparent_4.5px)] bg-[length:24px_16px] bg-center"
    />
  );
}
