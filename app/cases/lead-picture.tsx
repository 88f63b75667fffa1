import type { ShownPoint } from "#domain/cases/get-case.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { NumberMark, OpenPoint } from "../ui/pictures/points.tsx";
import { Text } from "../ui/text/text.tsx";
import { Quantity } from "./quantity.tsx";

export function leadSizes(points: ShownPoint[]): string {
  return points.length > 0
    ? "(min-width: 1344px) 960px, (min-width: 1080px) 68vw, 92vw"
    : "(min-width: 1344px) 1280px, 92vw";
}

/** The room. Where products are pointed at, the whole picture stands, since a crop would move them. */
export function LeadPicture({
  picture,
  points,
}: {
  picture: PictureValue | undefined;
  points: ShownPoint[];
}) {
  if (!picture) return null;
  const sizes = leadSizes(points);
  if (points.length === 0) {
    return (
      <div className="page-width">
        <Picture
          picture={picture}
          sizes={sizes}
          priority
          className="aspect-[3/2] w-full desktop:aspect-[2/1] print:h-[9cm]"
        />
      </div>
    );
  }
  return (
    <section
      aria-label={m.case_points()}
      className="page-width grid items-end gap-x-12 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_17rem]"
    >
      {/* A photograph is not mirrored, nor are its points. */}
      <div dir="ltr" className="relative print:max-w-[13cm]">
        <Picture picture={picture} sizes={sizes} priority className="w-full" />
        {points.map((point, position) => (
          <Hotspot key={point.used.product.id} {...point} number={position + 1} />
        ))}
      </div>
      <ol className="grid gap-x-8 tablet:max-desktop:grid-cols-2">
        {points.map(({ used }, position) => (
          <li
            key={used.product.id}
            className="flex items-center gap-3 border-t border-line py-2.5 leading-snug"
          >
            <NumberMark number={position + 1} />
            <span>
              <Link to={productPath(used)} className="underline-offset-4 hover:underline">
                <Text>{used.product.title}</Text>
              </Link>
              <span className="tabular block text-sm text-felt">
                <Quantity {...used} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function productPath({ product }: ShownPoint["used"]): string {
  return `/productdetail/${product.id}.html`;
}

/** A product on the picture, which its number opens. */
function Hotspot({ x, y, used, number }: ShownPoint & { number: number }) {
  return (
    <OpenPoint {...{ x, y, number }} group="case-point" name={<Text>{used.product.title}</Text>}>
      <Link
        to={productPath(used)}
        className="leading-snug font-semibold underline decoration-oak underline-offset-4 hover:decoration-ink"
      >
        <Text>{used.product.title}</Text>
      </Link>
      <p className="tabular mt-1 text-sm text-felt">
        <Quantity {...used} />
      </p>
    </OpenPoint>
  );
}
