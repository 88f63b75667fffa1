import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Text as TextValue } from "#domain/text.ts";
import { m } from "#text";
import { Picture } from "../ui/picture.tsx";
import { NumberMark, type Point, Points } from "../ui/points.tsx";
import { Text } from "../ui/text.tsx";

/** Lamp, fan, wall, table and door in the picture of booth M, in this order. */
const points: Point[] = [
  { x: 43.5, y: 21.5 },
  { x: 57, y: 22 },
  { x: 23, y: 66 },
  { x: 29, y: 59.5 },
  { x: 80, y: 45 },
];

export type Part = { label: TextValue; value: TextValue };

/** One booth with its door open; what the numbers point at stands beneath. */
export function AnnotatedBooth({
  picture,
  parts,
}: {
  picture: PictureValue | undefined;
  parts: Part[];
}) {
  if (!picture) return null;
  return (
    <section className="page-width section-space">
      <h2 className="text-title">{m.booth_look_inside()}</h2>
      <figure className="mt-10 grid gap-x-16 gap-y-10 tablet:mt-14 desktop:grid-cols-[7fr_4fr]">
        <div dir="ltr" className="relative">
          <Picture
            picture={picture}
            sizes="(min-width: 1080px) 60vw, 100vw"
            className="aspect-square w-full"
          />
          <Points points={points.slice(0, parts.length)} />
        </div>
        <figcaption>
          <ol className="grid gap-x-10 gap-y-8 phone:grid-cols-2 phone:max-desktop:*:last:odd:col-span-full desktop:grid-cols-1">
            {parts.map(({ label, value }, position) => (
              <li key={`${points[position]?.x}`}>
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
