import type { ShownPoint } from "#domain/cases/get-case.ts";
import { language } from "#domain/language.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { Link } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { AtPoint, NumberMark } from "../ui/points.tsx";
import { Text } from "../ui/text.tsx";
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

/** Near an edge the card hangs away from it, else it hangs in the middle, over or under the point. */
function cardPlace({ x, y }: { x: number; y: number }): string {
  const across = x < 33 ? "-left-5" : x > 67 ? "-right-5" : "left-0 -translate-x-1/2";
  return `${across} ${y < 50 ? "top-6" : "bottom-6"}`;
}

/** A number on the picture that opens a card: `details`, so that it needs no script. */
function Hotspot({ x, y, used, number }: ShownPoint & { number: number }) {
  return (
    <AtPoint x={x} y={y}>
      <details name="case-point" className="group pointer-events-auto relative open:z-10">
        <summary className="absolute -top-5.5 -left-5.5 flex size-11 items-center justify-center rounded-full outline-offset-0">
          <span className="flex rounded-full ring-paper/60 transition-shadow duration-150 ring-4 group-open:ring-oak group-hover:ring-paper">
            <NumberMark number={number} />
          </span>
          <span className="sr-only">
            {": "}
            <Text>{used.product.title}</Text>
          </span>
        </summary>
        <div
          dir={language(getLocale()).dir}
          className={`absolute w-56 animate-fade border border-line bg-paper p-4 text-start shadow-[0_8px_24px_rgb(30_27_24/0.18)] print:hidden ${cardPlace({ x, y })}`}
        >
          <Link
            to={productPath(used)}
            className="leading-snug font-semibold underline decoration-oak underline-offset-4 hover:decoration-ink"
          >
            <Text>{used.product.title}</Text>
          </Link>
          <p className="tabular mt-1 text-sm text-felt">
            <Quantity {...used} />
          </p>
        </div>
      </details>
    </AtPoint>
  );
}
