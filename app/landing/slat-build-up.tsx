import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { NumberMark, Points } from "../ui/pictures/points.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { Board, project } from "./isometric.tsx";

const view = { width: 800, height: 870 };
const wall = { width: 420, height: 400 };

const batten = { height: 34, thickness: 50 };
const battens = [16, 183, 350];
const slat = { width: 28, thickness: 14 };
/** The nearest slat is drawn last and covers the one behind it. */
const slats = Array.from({ length: 10 }, (_, position) => 6 + (9 - position) * 42);

const layers = { wall: 0, battens: 140, wool: 262, felt: 380, slats: 440 };

const points = Object.values(layers).map((out) => {
  const { x, y } = project({ along: 0, up: -26, out: out + 12 });
  return { x: (x / view.width) * 100, y: (y / view.height) * 100 };
});

function Threads() {
  const ends = [
    { along: 0, up: 0 },
    { along: 0, up: wall.height },
    { along: wall.width, up: wall.height },
  ];
  const lines = ends.map((end) => {
    const from = project({ ...end, out: layers.wall + 40 });
    const to = project({ ...end, out: layers.slats });
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return (
    <path
      d={lines.join("")}
      className="fill-none stroke-paper/50"
      strokeWidth="1.2"
      strokeDasharray="2 7"
    />
  );
}

function Wool({ up }: { up: number }) {
  const height = 133;
  const curls = Array.from(
    { length: 14 },
    (_, position) => `M${position * 30} 12q15 55 0 110m15-110q-15 55 0 110`,
  ).join("");
  return (
    <Board
      up={up}
      out={layers.wool}
      width={wall.width}
      height={height}
      thickness={44}
      face="fill-sand"
      edge="fill-line"
      top="fill-paper"
    >
      <path d={curls} className="fill-none stroke-oak/60" strokeWidth="2" />
    </Board>
  );
}

function ExplodedWall() {
  const oak = { face: "fill-[#c99a63]", edge: "fill-oak-deep", top: "fill-[#e0bd8d]" };
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      className="w-full rtl:-scale-x-100"
      aria-hidden="true"
    >
      <Board
        out={layers.wall}
        {...wall}
        thickness={40}
        face="fill-line"
        edge="fill-felt"
        top="fill-paper"
      >
        <path
          d="M0 100h420M0 200h420M0 300h420M140 0v100M320 0v100M60 100v100M240 100v100M140 200v100M320 200v100M60 300v100M240 300v100"
          className="fill-none stroke-felt/30"
          strokeWidth="1.5"
        />
      </Board>
      <Threads />
      {battens.map((up) => (
        <Board key={up} up={up} out={layers.battens} width={wall.width} {...batten} {...oak} />
      ))}
      <Wool up={50} />
      <Wool up={217} />
      <Board
        out={layers.felt}
        {...wall}
        thickness={10}
        face="fill-ink"
        edge="fill-felt"
        top="fill-felt"
      />
      {slats.map((along) => (
        <Board
          key={along}
          along={along}
          out={layers.slats}
          {...slat}
          height={wall.height}
          {...oak}
        />
      ))}
    </svg>
  );
}

/** The wall taken apart, layer by layer, from the masonry to the wood one touches. */
export function SlatBuildUp({ copy }: { copy: Copy }) {
  return (
    <section className="bg-moss text-paper">
      <div className="page-width section-space grid items-center gap-x-20 gap-y-12 desktop:grid-cols-[7fr_5fr]">
        <div className="relative mx-auto w-full max-w-2xl desktop:row-start-1">
          <ExplodedWall />
          <Points points={points} />
        </div>
        <div className="order-first desktop:col-start-2 desktop:row-start-1">
          <h2 className="text-title">
            <Headline>{copy["buildup.title"]}</Headline>
          </h2>
          <p className="mt-4 max-w-prose text-lead text-paper/85">
            <Text>{copy["buildup.lead"]}</Text>
          </p>
          <ol className="mt-10 border-t border-paper/25">
            {listBlocks({ copy, name: "buildup" }).map(({ number, title, text }) => (
              <li key={number} className="flex gap-4 border-b border-paper/25 py-4">
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
        </div>
      </div>
    </section>
  );
}
