import { boxSides } from "#domain/calculator/room.ts";
import { sideNames } from "./side-names.ts";

export function SideOptions() {
  return boxSides.map((side) => (
    <option key={side} value={side}>
      {sideNames[side]()}
    </option>
  ));
}
