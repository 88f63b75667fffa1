import type { ContainerType } from "#domain/shipping/container.ts";
import { m } from "#text";

const names: Record<ContainerType, () => string> = {
  "20GP": m.exporting_type_20gp,
  "40GP": m.exporting_type_40gp,
  "40HQ": m.exporting_type_40hq,
};

/** As people call it, and as forwarders write it. */
export function containerName(type: ContainerType): string {
  return `${names[type]()} (${type})`;
}

/** Of which type how many: 2 × 40HQ + 1 × 20GP. */
export function countContainers(loaded: readonly { type: ContainerType }[]): string {
  const counts = new Map<ContainerType, number>();
  for (const { type } of loaded) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Array.from(counts, ([type, count]) => m.exporting_count({ count, type })).join(" + ");
}
