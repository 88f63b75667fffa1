import { roomAbsorption } from "./example-room.ts";

/** Two example rooms side by side: what is said in one, and what arrives in the other. */
const spoken = 70;
const partition = 21;

export type Remedy = "none" | "panels" | "wall";
export const remedies: readonly Remedy[] = ["none", "panels", "wall"];

export const panelsInRoom = 30;
const reductions: Record<Remedy, number> = { none: 45, panels: 45, wall: 55 };

/** Levels in decibels at 500 Hz: in the room, and next door by L₁ − R + 10 lg(S ÷ A). */
export function levelsWith(remedy: Remedy) {
  const bare = roomAbsorption({ panels: 0, band: 500 });
  const area = remedy === "panels" ? roomAbsorption({ panels: panelsInRoom, band: 500 }) : bare;
  const reduction = reductions[remedy];
  const here = spoken - 10 * Math.log10(area / bare);
  const there = here - reduction + 10 * Math.log10(partition / bare);
  return { reduction, here, there };
}
