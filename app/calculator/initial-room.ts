import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { type PresetName, presetNames, presetRooms } from "#domain/calculator/preset-rooms.ts";

/** The room that an address asks for, with half of a side in the product that was looked at. */
export function findInitial({
  query,
  absorbers,
}: {
  query: URLSearchParams;
  absorbers: readonly Absorber[];
}): Calculation {
  const name = presetNames.find((preset) => preset === query.get("room")) ?? "classroom";
  const product = absorbers.find(({ id }) => id === query.get("product"));
  const mounting =
    product?.mountings.find(({ id }) => id === query.get("mounting")) ?? product?.mountings[0];
  if (!product || !mounting) return presetRooms[name];
  const material = { kind: "product" as const, id: product.id, mounting: mounting.id };
  const on = mounting.kind.startsWith("ceiling") ? "ceiling" : "back";
  return { ...presetRooms[name], treatments: [{ material, on, area: treatedArea(name, on) }] };
}

/** Half of the ceiling, or half of the back wall. */
function treatedArea(name: PresetName, on: "ceiling" | "back"): number {
  const { room } = presetRooms[name];
  if (room.shape !== "box") return 10;
  const side = on === "ceiling" ? room.length * room.width : room.width * room.height;
  return Math.round(side * 5) / 10;
}
