import { playingGains } from "#domain/acoustics/sound/heard-level.ts";
import type { SoundingRoom } from "#domain/acoustics/sound/sounding-room.ts";
import { partlyTreated, type SlatRoom } from "#domain/figures/slat-room.ts";
import type { Lang } from "#domain/language/language.ts";
import { loadSound } from "./load-sound.client.ts";
import { createRoomRenderer } from "./render-rooms.client.ts";
import { createRoomPlayer } from "./room-player.client.ts";

export type RoomAtHandle = Awaited<ReturnType<typeof openRoom>>;

/** A sentence in that room, again and again, while the slats become more or fewer. */
export async function openRoom({
  room,
  context,
  lang,
}: {
  room: SlatRoom;
  context: AudioContext;
  lang: Lang;
}) {
  const { length, width, height } = room;
  const roomWith = (share: number): SoundingRoom => ({
    volume: length * width * height,
    times: partlyTreated({ room, share }),
    dimensions: { length, width, height },
  });

  const sound = await loadSound({ name: "sentence", lang, context });
  const player = createRoomPlayer(context);
  const renderer = createRoomRenderer();
  let asked = 0;

  return {
    /** What the handle was moved over meanwhile is not rendered. */
    async treat(treated: number) {
      const turn = ++asked;
      const [bare, now] = await renderer.render({
        ...{ rate: context.sampleRate, sound },
        rooms: [roomWith(0), roomWith(treated)],
      });
      if (turn !== asked || !bare || !now) return;
      player.setRooms({ before: undefined, after: now });
      player.hear("after");
      // As loud as in the bare room, so that what the slats take is heard too.
      player.setGains(playingGains({ before: bare.level, after: now.level, matched: false }));
    },
    play: () => player.start({ sound, repeat: true, onEnd: () => {} }),
    close() {
      asked++;
      player.close();
      renderer.end();
    },
  };
}
