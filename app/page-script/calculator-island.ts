// With the parts it has in common with the others, which would else be a file of their own.
export { RoomCalculator } from "../calculator/room-calculator.tsx";
export * from "./shared-islands.ts";
