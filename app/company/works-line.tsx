import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Block, type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { StationDrawing } from "./station-drawings.tsx";

/**
 * Which stations stand in which factory, and which both share, by the numbers of their words; and
 * where they stand when the line runs across the page.
 */
const works = [
  {
    ...{ name: "wood", from: 1, to: 4 },
    place: "desktop:col-start-1 desktop:col-end-5 desktop:row-start-1 desktop:row-end-3",
    columns: "desktop:grid-cols-4",
    line: "-end-8",
  },
  {
    ...{ name: "felt", from: 5, to: 7 },
    place:
      "mt-14 desktop:mt-16 desktop:col-start-1 desktop:col-end-5 desktop:row-start-3 desktop:row-end-5",
    columns: "desktop:grid-cols-4",
    line: "end-0",
  },
  {
    ...{ name: "dock", from: 8, to: 9 },
    place:
      "mt-14 desktop:mt-0 desktop:col-start-5 desktop:col-end-7 desktop:row-start-1 desktop:row-end-5",
    columns: "desktop:grid-cols-2",
    line: "end-0",
  },
] as const;

/** Stations of which there is a picture that shows what is said there. */
export const stationPictures: Record<number, string> = {
  3: "factory-1",
  4: "macro-slat-oak-natural-black-felt",
  6: "macro-felt-sage",
  7: "finish-booth-l-dark-green",
};
export const dockPicture = "factory-2";

type Pictures = Map<string, PictureValue>;

/**
 * The two factories as lines that become one at the dock. Across the page where there is room, down
 * the page on a telephone; where the browser can, the line is drawn as one scrolls.
 */
export function WorksLine({ copy, pictures }: { copy: Copy; pictures: Pictures }) {
  const stations = listBlocks({ copy, name: "line" });
  if (stations.length === 0) return null;
  return (
    <section className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["line.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["line.lead"]}</Text>
        </p>
        <div className="works-line relative mt-12 ps-9 desktop:grid desktop:grid-cols-6 desktop:grid-rows-[repeat(4,auto)] desktop:gap-x-8 desktop:ps-0">
          <Line name="down" className="start-[5px] top-2 bottom-0 w-0.5 desktop:hidden" />
          {works.map((one) => (
            <Works
              key={one.name}
              works={one}
              copy={copy}
              stations={stations.filter(({ number }) => number >= one.from && number <= one.to)}
              pictures={pictures}
            />
          ))}
          <Bend />
        </div>
      </div>
    </section>
  );
}

/** A faint line that is always there, and one in oak that is drawn over it. */
function Line({ name, className }: { name: string; className: string }) {
  return (
    <span aria-hidden="true" className={`absolute bg-line ${className}`}>
      <span
        data-line={name}
        className="block size-full origin-top-left bg-oak rtl:origin-top-right"
      />
    </span>
  );
}

/** In the gap between the columns the line of the second factory rises to that of the first. */
function Bend() {
  return (
    <span
      aria-hidden="true"
      className="hidden desktop:col-start-5 desktop:row-start-2 desktop:row-end-4 desktop:-ms-8 desktop:mt-6 desktop:-mb-[calc(1.5rem+1px)] desktop:block desktop:w-4"
    >
      <span
        data-line="bend"
        className="block h-full rounded-ee-2xl border-e-2 border-b-2 border-oak"
      />
    </span>
  );
}

function Works({
  works: { name, place, columns, line },
  copy,
  stations,
  pictures,
}: {
  works: (typeof works)[number];
  copy: Copy;
  stations: Block[];
  pictures: Pictures;
}) {
  if (stations.length === 0) return null;
  const dock = name === "dock" ? pictures.get(dockPicture) : undefined;
  return (
    <section className={`desktop:grid desktop:grid-rows-subgrid ${place}`}>
      <h3 className="text-lg leading-snug desktop:self-end">
        <Headline>{copy[`line.${name}.title`]}</Headline>
      </h3>
      <div
        className={`relative mt-6 ${name === "dock" ? "desktop:row-start-2 desktop:row-end-5 desktop:flex desktop:flex-col" : ""}`}
      >
        <Line name={name} className={`start-0 -top-px hidden h-0.5 desktop:block ${line}`} />
        <ol
          className={`space-y-9 desktop:grid desktop:gap-x-8 desktop:space-y-0 desktop:pt-8 ${columns}`}
        >
          {stations.map((station) => (
            <Station
              key={station.number}
              station={station}
              picture={pictures.get(stationPictures[station.number] ?? "")}
            />
          ))}
        </ol>
        {dock && (
          <Picture
            picture={dock}
            sizes="(min-width: 1080px) 33vw, 100vw"
            className="mt-8 aspect-[4/3] w-full tablet:aspect-[2/1] desktop:aspect-auto desktop:min-h-80 desktop:flex-1"
          />
        )}
      </div>
    </section>
  );
}

function Station({
  station: { number, title, text },
  picture,
}: {
  station: Block;
  picture: PictureValue | undefined;
}) {
  return (
    <li
      className={`relative tablet:max-desktop:flex tablet:max-desktop:gap-8 ${number === 7 ? "desktop:col-span-2" : ""}`}
    >
      <span
        aria-hidden="true"
        className="absolute -start-9 top-1.5 size-3 rounded-full border-2 border-oak bg-sand desktop:start-0 desktop:-top-[calc(2rem+6px)]"
      />
      <div className="flex-1">
        <StationDrawing number={number} />
        <h4 className="mt-3 leading-snug font-semibold">
          <Headline>{title}</Headline>
        </h4>
        <p className="mt-1.5 max-w-prose text-[0.9375rem] leading-relaxed text-felt">
          <Text>{text}</Text>
        </p>
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1080px) 400px, (min-width: 768px) 280px, 100vw"
          className="mt-4 aspect-[3/2] w-full max-w-md tablet:max-desktop:mt-0 tablet:max-desktop:w-70"
        />
      )}
    </li>
  );
}
