import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** A number from 0 to 1 that looks accidental and is the same in every render. */
function scatter(position: number, salt: number): number {
  const mixed = Math.imul(position * 4 + salt, 0x9e3779b1);
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 8) & 0xffff) / 0xffff;
}

/** Loose strands lying anywhere in the box; `order` 0 is a tangle, 1 a flat layer. */
function strands({ count, order }: { count: number; order: number }): string {
  const height = 200 - order * 110;
  return Array.from({ length: count }, (_, position) => {
    const x = Math.round(scatter(position, 1) * 320);
    const y = Math.round(120 + (scatter(position, 2) - 0.5) * height);
    const bend = Math.round((scatter(position, 3) - 0.5) * (140 - order * 120));
    const fall = Math.round((scatter(position, 4) - 0.5) * (150 - order * 135));
    return `M${x} ${y}q${40} ${bend} 80 ${fall}`;
  }).join("");
}

const needles = Array.from({ length: 12 }, (_, position) => `M${42 + position * 29} 6V206`).join(
  "",
);
const heat = Array.from(
  { length: 6 },
  (_, position) =>
    `M${60 + position * 60} 232q-12-11 0-22t0-22M${60 + position * 60} 8q-12 11 0 22t0 22`,
).join("");

const drawings = [
  <path
    key="fibre"
    d={strands({ count: 46, order: 0 })}
    className="fill-none stroke-moss"
    strokeWidth="2"
  />,
  <g key="needling" className="fill-none">
    <path d={strands({ count: 70, order: 0.6 })} className="stroke-moss" strokeWidth="2" />
    <path d={needles} className="stroke-oak" strokeWidth="2" />
    <path d="M20 6h360" className="stroke-oak-deep" strokeWidth="10" />
  </g>,
  <g key="heat">
    <rect x="10" y="78" width="380" height="84" className="fill-moss" />
    <path
      d={strands({ count: 70, order: 0.85 })}
      className="fill-none stroke-paper/35"
      strokeWidth="1.5"
    />
    <path d={heat} className="fill-none stroke-oak" strokeWidth="2" />
  </g>,
];

/** Fibre, needles, heat: three drawings of the same few centimetres. */
export function FeltMaking({ copy }: { copy: Copy }) {
  return (
    <section className="page-width section-space">
      <h2 className="max-w-[20ch] text-title">
        <Headline>{copy["made.title"]}</Headline>
      </h2>
      <p className="mt-4 max-w-prose text-lead text-felt">
        <Text>{copy["made.lead"]}</Text>
      </p>
      <ol className="mt-12 grid gap-x-10 gap-y-12 tablet:mt-16 tablet:grid-cols-3">
        {listBlocks({ copy, name: "made" }).map(({ number, title, text }) => (
          <li key={number}>
            <svg viewBox="0 0 400 240" className="w-full overflow-hidden" aria-hidden="true">
              {drawings[number - 1]}
            </svg>
            <h3 className="mt-6 flex items-baseline gap-3 border-t border-line pt-5 text-xl">
              <span className="text-oak" aria-hidden="true">
                {number}
              </span>
              <Headline>{title}</Headline>
            </h3>
            <p className="mt-3 text-felt">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
