import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demonstration } from "../../../content/everything.ts";
import { cropOf } from "./swatch.tsx";

const side = 32;

/**
 * How far two swatches must differ on average, in the units of CIELAB: 2.3 is what an eye just
 * tells apart in two even fields side by side.
 */
const least = 2;

/** Black is black: these differ in their gloss, which no small picture shows. Their names say it. */
const alike = ["slat-black: black-open-pore, black-smooth"];

type Colour = [lightness: number, a: number, b: number];

/** A close-up as the page shows it as a swatch of so many pixels. */
async function readSwatch(id: string, material: Parameters<typeof cropOf>[0]): Promise<Colour[]> {
  const { x, y, scale } = cropOf(material);
  const picture = sharp(join(import.meta.dirname, "../../../media", `${id}.webp`));
  const { width } = await picture.metadata();
  const seen = Math.round(width / scale);
  const pixels = await picture
    .extract({
      ...{ left: Math.round(x * (width - seen)), top: Math.round(y * (width - seen)) },
      ...{ width: seen, height: seen },
    })
    .resize(side)
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: side * side }, (_, at) =>
    toLab([...pixels.subarray(at * 3, at * 3 + 3)]),
  );
}

/** CIELAB of an sRGB colour, for daylight (D65). */
function toLab(rgb: number[]): Colour {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share > 0.04045 ? ((share + 0.055) / 1.055) ** 2.4 : share / 12.92;
  });
  const root = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Pixel by pixel, so that a pattern tells apart what has the same colour on the whole. */
function differenceOf(one: Colour[], other: Colour[]): number {
  const sum = one.reduce((total, [lightness, a, b], at) => {
    const [otherLightness, otherA, otherB] = other[at] ?? [0, 0, 0];
    return total + Math.hypot(lightness - otherLightness, a - otherA, b - otherB);
  }, 0);
  return sum / one.length;
}

test("the swatches of a product look different from one another, as small as they are", async () => {
  const tooAlike: string[] = [];
  for (const { id, material, finishes } of demonstration.product) {
    const swatches = await Promise.all(
      finishes.flatMap(({ id: finish, closeUp }) =>
        closeUp ? [readSwatch(closeUp, material).then((pixels) => ({ finish, pixels }))] : [],
      ),
    );
    for (const [at, one] of swatches.entries()) {
      for (const other of swatches.slice(at + 1)) {
        if (differenceOf(one.pixels, other.pixels) < least) {
          tooAlike.push(`${id}: ${one.finish}, ${other.finish}`);
        }
      }
    }
  }
  expect(tooAlike).toEqual(alike);
});
