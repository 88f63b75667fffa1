import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { NumberMark, type Point, Points } from "../ui/pictures/points.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const wall = 100;
const middle = 230;

/** How far the air moves to and fro at each distance from the wall: not at all at the wall itself. */
function swing(height: number): string {
  const steps = Array.from({ length: 45 }, (_, position) => {
    const x = wall + position * 25;
    const y = middle - height * Math.sin(((x - wall) / 1000) * Math.PI);
    return `${x} ${Math.round(y)}`;
  });
  return `M${steps.join("L")}`;
}

const swings = [170, 120, 60, -60, -120, -170].map(swing).join("");
const hatch = Array.from({ length: 15 }, (_, position) => `M0 ${position * 40}l100-100`).join("");

const points: Point[] = [
  { x: 4.2, y: 92 },
  { x: 26, y: 92 },
  { x: 48.3, y: 92 },
  { x: 53.4, y: 8 },
];

function AirAtTheWall() {
  return (
    <svg viewBox="0 0 1200 460" className="w-full rtl:-scale-x-100" aria-hidden="true">
      <rect width={wall} height="460" className="fill-line" />
      <path d={hatch} className="stroke-felt" strokeWidth="1" />
      <path d={`M${wall} 0v460`} className="stroke-paper" strokeWidth="3" />
      <rect
        x={wall}
        y="30"
        width="100"
        height="400"
        className="fill-none stroke-paper/60"
        strokeWidth="2"
        strokeDasharray="6 8"
      />
      <rect x="520" y="30" width="120" height="400" className="fill-oak" />
      <path d="M640 30v400" className="stroke-paper" strokeWidth="4" />
      <path d={swings} className="fill-none stroke-paper" strokeWidth="2" />
      <path d={`M${wall} ${middle}h1100`} className="stroke-paper/40" strokeDasharray="3 8" />
    </svg>
  );
}

/** Why distance helps: the felt is drawn where the air moves, and dashed where it does not. */
export function FeltDistance({ copy }: { copy: Copy }) {
  return (
    <section className="bg-moss text-paper">
      <div className="page-width pt-[clamp(3.5rem,9vw,8.5rem)]">
        <h2 className="max-w-[20ch] text-title">
          <Headline>{copy["buildup.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-paper/85">
          <Text>{copy["buildup.lead"]}</Text>
        </p>
      </div>
      <div className="relative mt-12">
        <AirAtTheWall />
        <Points points={points} />
      </div>
      <ol className="page-width grid gap-x-8 gap-y-8 pt-10 pb-[clamp(3.5rem,9vw,8.5rem)] phone:grid-cols-2 desktop:grid-cols-4">
        {listBlocks({ copy, name: "buildup" }).map(({ number, title, text }) => (
          <li key={number} className="flex gap-4">
            <NumberMark number={number} />
            <div>
              <h3 className="text-lg leading-snug">
                <Headline>{title}</Headline>
              </h3>
              <p className="mt-1 text-paper/85">
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
