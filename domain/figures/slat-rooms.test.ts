import { describe, expect, test } from "vitest";
import { octaveBands } from "../acoustics/octave-bands.ts";
import { partlyTreated } from "./slat-room.ts";
import { boundedArea, getSlatRoom, slatRoomNames, slatRoomTime } from "./slat-rooms.ts";

describe.each(slatRoomNames)("the %s with slats", (name) => {
  const room = getSlatRoom(name);

  test("is bounded by as much as a box of its size", () => {
    const { length, width, height } = room;
    const box = 2 * (length * width + length * height + width * height);
    expect(boundedArea(name)).toBeCloseTo(box, 6);
  });

  test("rings for shorter in every band, and between for as long as so many slats make it", () => {
    for (const share of [0, 0.25, 0.5, 1]) {
      const times = partlyTreated({ room, share });
      for (const band of octaveBands) {
        const panels = share * room.slats;
        expect(times[band]).toBeCloseTo(slatRoomTime({ room: name, panels, band }), 9);
        if (share > 0) expect(times[band]).toBeLessThan(room.bare[band]);
      }
    }
  });
});
