import { boxSides } from "#domain/calculator/box-sides.ts";
import { sideNames } from "#domain/calculator/room-words.ts";

export function SideOptions() {
  return boxSides.map((side) => (
    <option key={side} value={side}>
      {sideNames[side]()}
    </option>
  ));
}
