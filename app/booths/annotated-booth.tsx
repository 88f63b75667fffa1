import type { Text as TextValue } from "#domain/language/text.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import { Tabs } from "../ui/controls/tabs.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { NumberMark, OpenPoint, type Point } from "../ui/pictures/points.tsx";
import { Text } from "../ui/text/text.tsx";
import { CutAway, cutPoints, type Measured } from "./cut-away.tsx";

const viewSizes = "(min-width: 1080px) 60vw, 100vw";

/** Lamp, fan, wall, table and door in the pictures of booth M, in this order. */
const outsidePoints: Point[] = [
  { x: 43.5, y: 21.5 },
  { x: 57, y: 22 },
  { x: 23, y: 66 },
  { x: 47.5, y: 59.5 },
  { x: 80, y: 45 },
];
/** From inside, the door is not to be seen. */
const insidePoints = [
  { x: 52, y: 9.5 },
  { x: 72.5, y: 12.5 },
  { x: 46.5, y: 29 },
  { x: 36, y: 63 },
];

export type Part = { label: TextValue; value: TextValue };

type Views = {
  outside: PictureValue | undefined;
  inside: PictureValue | undefined;
  booth: Measured;
};

function listViews({ outside, inside, booth }: Views) {
  const photograph = (picture: PictureValue) => (
    <Picture picture={picture} sizes={viewSizes} className="aspect-square w-full" />
  );
  return [
    ...(outside
      ? [
          {
            ...{ id: "outside", label: m.booth_view_outside(), points: outsidePoints },
            shown: photograph(outside),
          },
        ]
      : []),
    ...(inside
      ? [
          {
            ...{ id: "inside", label: m.booth_view_inside(), points: insidePoints },
            shown: photograph(inside),
          },
        ]
      : []),
    {
      ...{ id: "section", label: m.booth_view_section(), points: cutPoints(booth) },
      shown: <CutAway {...booth} />,
    },
  ];
}

function PartPoint({
  at,
  part,
  view,
  number,
}: {
  at: Point;
  part: Part | undefined;
  view: string;
  number: number;
}) {
  if (!part) return null;
  const { label, value } = part;
  return (
    <OpenPoint {...at} number={number} group={`booth-${view}`} name={<Text>{label}</Text>}>
      <p className="leading-snug font-semibold">
        <Text>{label}</Text>
      </p>
      <p className="mt-1 text-sm text-felt">
        <Text>{value}</Text>
      </p>
    </OpenPoint>
  );
}

/** One booth from outside, from inside and cut open; what the numbers point at stands beside it. */
export function AnnotatedBooth({ parts, ...views }: Views & { parts: Part[] }) {
  return (
    <section className="page-width section-space">
      <h2 className="text-title">{m.booth_look_inside()}</h2>
      <figure className="mt-8 grid gap-x-16 gap-y-10 desktop:grid-cols-[7fr_4fr]">
        <Tabs
          label={m.booth_views()}
          tabs={listViews(views).map(({ id, label, points, shown }) => ({
            id,
            label,
            content: (
              <div dir="ltr" className="relative">
                {shown}
                {points.map((at, position) => (
                  <PartPoint
                    key={`${at.x} ${at.y}`}
                    {...{ at, part: parts[position], view: id, number: position + 1 }}
                  />
                ))}
              </div>
            ),
          }))}
        />
        <figcaption className="desktop:pt-18">
          <ol className="grid gap-x-10 gap-y-8 phone:grid-cols-2 desktop:grid-cols-1">
            {parts.map(({ label, value }, position) => (
              <li
                key={`${outsidePoints[position]?.x}`}
                className="phone:max-desktop:last:odd:col-span-full"
              >
                <p className="flex items-center gap-3 font-semibold">
                  <NumberMark number={position + 1} />
                  <Text>{label}</Text>
                </p>
                <p className="mt-2 text-felt">
                  <Text>{value}</Text>
                </p>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  );
}
