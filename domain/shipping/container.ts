/**
 * Usual clear dimensions in millimetres and a usual payload; a forwarder confirms those of the actual
 * container, and what roads at the destination allow.
 */
export type Container = {
  length: number;
  width: number;
  height: number;
  door: { width: number; height: number };
  /** In kilograms. */
  payload: number;
};
export type Footprint = { width: number; length: number };
type Box = { width: number; height: number; depth: number };

export const container20: Container = {
  length: 5900,
  width: 2350,
  height: 2390,
  door: { width: 2340, height: 2280 },
  payload: 28_000,
};
/** The high cube. */
export const container40: Container = {
  length: 12_030,
  width: 2350,
  height: 2690,
  door: { width: 2340, height: 2580 },
  payload: 26_500,
};

/** 40 ft of ordinary height. */
export const container40Standard: Container = {
  length: 12_030,
  width: 2350,
  height: 2390,
  door: { width: 2340, height: 2280 },
  payload: 26_700,
};

/** By what forwarders call them, the smallest first. */
export const containers = {
  "20GP": container20,
  "40GP": container40Standard,
  "40HQ": container40,
};
export type ContainerType = keyof typeof containers;
export const containerTypes = Object.keys(containers) as ContainerType[];

/** Rows of equal pallets, all turned one way: how forklifts load. */
export function palletsInContainer({
  pallet,
  container,
  layers,
}: {
  pallet: Footprint;
  container: Container;
  layers: number;
}): number {
  const placed = (across: number, along: number) =>
    Math.floor(Math.min(container.width, container.door.width) / across) *
    Math.floor(container.length / along);
  return (
    layers * Math.max(placed(pallet.width, pallet.length), placed(pallet.length, pallet.width))
  );
}

/** Whether a carton passes the door of a 40 ft high cube, its longest side going in first. */
export function fitsThroughDoor({ width, height, depth }: Box): boolean {
  const [short = 0, middle = 0, long = 0] = [width, height, depth].sort((a, b) => a - b);
  const { door, length } = container40;
  const upright = short <= door.width && middle <= door.height;
  return long <= length && (upright || (short <= door.height && middle <= door.width));
}
