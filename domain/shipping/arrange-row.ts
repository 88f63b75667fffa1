import { type Container, palletsInContainer } from "./container.ts";
import type { LoadUnit } from "./load-unit.ts";

/** Equal units side by side and on each other, all turned one way. */
export type ArrangedRow = {
  /** What one unit takes of the container's length, and of its width; millimetres. */
  along: number;
  across: number;
  /** How many stand side by side, and on each other. */
  abreast: number;
  layers: number;
};

/** The row of which most units fit into a container; nothing when not even one does. */
export function arrangeRow({
  unit: { length, width, height, weight, stack },
  container,
}: {
  unit: LoadUnit;
  container: Container;
}): ArrangedRow | undefined {
  if (height > container.door.height || weight > container.payload) return undefined;
  const layers = Math.min(stack, Math.floor(container.height / height));
  const clear = Math.min(container.width, container.door.width);
  const most = palletsInContainer({ pallet: { width, length }, container, layers });
  const [best] = [
    { across: width, along: length },
    { across: length, along: width },
  ]
    .flatMap(({ across, along }) => {
      const abreast = Math.floor(clear / across);
      if (abreast * layers === 0 || along > container.length) return [];
      const all = layers * abreast * Math.floor(container.length / along);
      return all === most ? [{ along, across, abreast, layers }] : [];
    })
    .sort((one, other) => one.along - other.along);
  return best;
}
