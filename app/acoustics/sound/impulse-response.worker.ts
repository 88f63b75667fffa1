import { type HeardLevel, heardLevel } from "#domain/acoustics/sound/heard-level.ts";
import { type ImpulseResponse, impulseResponse } from "#domain/acoustics/sound/impulse-response.ts";
import type { SoundingRoom } from "#domain/acoustics/sound/sounding-room.ts";

export type RenderRequest = {
  id: number;
  rate: number;
  /** What will be played, for its level in each room. */
  sound: Float32Array;
  rooms: SoundingRoom[];
};
export type RenderedRoom = ImpulseResponse & { level: HeardLevel };
export type RenderAnswer = { id: number; rooms?: RenderedRoom[] };

/** The rooms asked for last: whoever chooses another sound stays in them. */
let known = new Map<string, ImpulseResponse>();

function render({ rate, sound, rooms }: RenderRequest): RenderedRoom[] {
  const rendered = new Map<string, ImpulseResponse>();
  const answers = rooms.map((room) => {
    const key = JSON.stringify([rate, room]);
    const response = known.get(key) ?? rendered.get(key) ?? impulseResponse({ room, rate });
    rendered.set(key, response);
    const { left, right } = response;
    return {
      ...{ left: left.slice(), right: right.slice() },
      level: heardLevel({ sound, response }),
    };
  });
  known = rendered;
  return answers;
}

addEventListener("message", ({ data }: MessageEvent<RenderRequest>) => {
  const answer: RenderAnswer = { id: data.id };
  try {
    answer.rooms = render(data);
  } catch {
    // An answer without rooms: the page says that it did not work, and may ask again.
  }
  const buffers = answer.rooms?.flatMap(({ left, right }) => [left.buffer, right.buffer]) ?? [];
  postMessage(answer, { transfer: buffers });
});
