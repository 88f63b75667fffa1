/** Length, width and height, or a place along them, in metres. */
export type Point = readonly [number, number, number];

/** Of the wall at the beginning and at the end of each axis: x, x, y, y, z, z. */
export type ByWall<Value> = readonly [Value, Value, Value, Value, Value, Value];

/** A mirror image of a source: how far it is from the listener, and how often which wall threw it back. */
export type ImageSource = { distance: number; order: number; hits: ByWall<number> };

/** The source and its images in the walls of a box, up to so many reflections; the nearest first. */
export function imageSources({
  dimensions,
  source,
  listener,
  order: most,
}: {
  dimensions: Point;
  source: Point;
  listener: Point;
  order: number;
}): ImageSource[] {
  const along = ([0, 1, 2] as const).map((axis) =>
    imagesAlong({
      length: dimensions[axis],
      source: source[axis],
      listener: listener[axis],
      order: most,
    }),
  );
  const [xs = [], ys = [], zs = []] = along;
  const images: ImageSource[] = [];
  for (const x of xs) {
    for (const y of ys) {
      if (x.order + y.order > most) continue;
      for (const z of zs) {
        const order = x.order + y.order + z.order;
        if (order > most) continue;
        images.push({
          distance: Math.sqrt(x.off ** 2 + y.off ** 2 + z.off ** 2),
          order,
          hits: [x.near, x.far, y.near, y.far, z.near, z.far],
        });
      }
    }
  }
  return images.sort((one, other) => one.distance - other.distance);
}

type AlongAxis = { off: number; order: number; near: number; far: number };

/** Images along one axis: every period of two lengths has the source and its mirror image. */
function imagesAlong({
  length,
  source,
  listener,
  order: most,
}: {
  length: number;
  source: number;
  listener: number;
  order: number;
}): AlongAxis[] {
  const images: AlongAxis[] = [];
  for (let period = -most; period <= most; period++) {
    for (const mirrored of [0, 1]) {
      const order = Math.abs(2 * period - mirrored);
      if (order > most) continue;
      const place = (1 - 2 * mirrored) * source + 2 * period * length;
      images.push({
        off: place - listener,
        order,
        near: Math.abs(period - mirrored),
        far: Math.abs(period),
      });
    }
  }
  return images;
}

/** A wall that took everything would have no sign of its reflection; coefficients end here. */
const mostAbsorbed = 0.99;

/** Sound pressure of an image for a source whose pressure is 1/4πr at a distance of r metres. */
export function amplitudeOf({
  image: { distance, hits },
  absorption,
  airLoss = 0,
}: {
  image: ImageSource;
  absorption: ByWall<number>;
  /** What air takes of the energy, m in 1/m. */
  airLoss?: number;
}): number {
  let energy = Math.exp(-airLoss * distance);
  for (const [wall, count] of hits.entries()) {
    energy *= (1 - Math.min(mostAbsorbed, absorption[wall] ?? 0)) ** count;
  }
  return Math.sqrt(energy) / (4 * Math.PI * distance);
}
