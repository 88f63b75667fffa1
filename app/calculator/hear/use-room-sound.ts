import { useEffect, useRef, useState } from "react";
import { playingGains } from "#domain/acoustics/sound/heard-level.ts";
import type { SoundingRoom } from "#domain/acoustics/sound/sounding-room.ts";
import { getLocale } from "#text/runtime";
import type { RenderedRoom } from "../../acoustics/sound/impulse-response.worker.ts";
import { loadSound, SoundFailed } from "../../acoustics/sound/load-sound.client.ts";
import {
  createRoomRenderer,
  type RoomRenderer,
} from "../../acoustics/sound/render-rooms.client.ts";
import { createRoomPlayer, type RoomPlayer } from "../../acoustics/sound/room-player.client.ts";
import { type HeardRoom, type SoundName, volumes } from "../../acoustics/sound/sound-names.ts";

export type SoundProblem = "no-audio" | "offline" | "not-decoded" | "failed";
type Rooms = { before: SoundingRoom; after: SoundingRoom | undefined };
type Stage = { player: RoomPlayer; renderer: RoomRenderer };

/** Milliseconds without a change: a wall that is being dragged is not rendered at every step. */
const calm = 150;

/** What is heard, and everything that can be chosen about it. */
export function useRoomSound(rooms: Rooms) {
  const stage = useRef<Stage>(undefined);
  const playing = useRef<Float32Array<ArrayBuffer>>(undefined);
  const rendered = useRef<RenderedRoom[]>(undefined);
  /** Counts what was asked for: an answer to something older is not used. */
  const asked = useRef(0);
  const [state, setState] = useState<"silent" | "preparing" | "playing">("silent");
  const [problem, setProblem] = useState<SoundProblem>();
  const [sound, setSound] = useState<SoundName>("sentence");
  const [heard, setHeard] = useState<HeardRoom>("before");
  const [volume, setVolume] = useState(volumes.first);
  const [repeat, setRepeat] = useState(true);
  const [matched, setMatched] = useState(false);

  useEffect(
    () => () => {
      asked.current++;
      stage.current?.player.close();
      stage.current?.renderer.end();
      stage.current = undefined;
    },
    [],
  );

  // Whoever changes the room while it sounds hears the change.
  const key = JSON.stringify(rooms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rooms are what the key says
  useEffect(() => {
    const [own, dry] = [stage.current, playing.current];
    if (!own || !dry) return undefined;
    const timer = setTimeout(() => {
      const turn = asked.current;
      setUpRooms({ own, dry }).catch(() => turn === asked.current && fail("failed"));
    }, calm);
    return () => clearTimeout(timer);
  }, [key]);

  function fail(reason: SoundProblem) {
    stage.current?.player.stop();
    playing.current = undefined;
    setProblem(reason);
    setState("silent");
  }

  function applyGains(match: boolean) {
    const [before, after] = rendered.current ?? [];
    if (!before) return;
    const gains = playingGains({ before: before.level, after: after?.level, matched: match });
    stage.current?.player.setGains(gains);
  }

  async function setUpRooms({ own, dry }: { own: Stage; dry: Float32Array }) {
    const turn = asked.current;
    const { before, after } = rooms;
    const answer = await own.renderer.render({
      ...{ rate: own.player.context.sampleRate, sound: dry },
      rooms: after ? [before, after] : [before],
    });
    if (turn !== asked.current) return;
    rendered.current = answer;
    own.player.setRooms({ before: answer[0], after: answer[1] });
    own.player.hear(heardNow(heard, rooms));
    applyGains(matched);
  }

  async function play(name: SoundName) {
    const turn = ++asked.current;
    setProblem(undefined);
    try {
      // At once, in the press of the button: later a telephone would stay silent.
      stage.current ??= openStage();
      const own = stage.current;
      void own.player.context.resume();
      own.player.stop();
      own.player.setVolume(volume);
      setState("preparing");
      const dry = await loadSound({ name, lang: getLocale(), context: own.player.context });
      if (turn !== asked.current) return;
      await setUpRooms({ own, dry });
      if (turn !== asked.current) return;
      playing.current = dry;
      own.player.start({ sound: dry, repeat, onEnd: fallSilent });
      setState("playing");
    } catch (error) {
      if (turn === asked.current) fail(reasonOf(error));
    }
  }

  /** At the end of a sound: the room may ring on. */
  function fallSilent() {
    asked.current++;
    playing.current = undefined;
    setState("silent");
  }

  function stop() {
    stage.current?.player.stop();
    fallSilent();
  }

  return {
    ...{ state, problem, sound, volume, repeat, matched },
    heard: heardNow(heard, rooms),
    play: () => void play(sound),
    stop,
    choose(name: SoundName) {
      setSound(name);
      if (state !== "silent") void play(name);
    },
    hear(room: HeardRoom) {
      setHeard(room);
      stage.current?.player.hear(room);
    },
    turnTo(decibels: number) {
      setVolume(decibels);
      stage.current?.player.setVolume(decibels);
    },
    setRepeat(to: boolean) {
      setRepeat(to);
      stage.current?.player.setRepeat(to);
    },
    setMatched(to: boolean) {
      setMatched(to);
      applyGains(to);
    },
  };
}

/** Where nothing is put up there is no other room. */
function heardNow(heard: HeardRoom, { after }: Rooms): HeardRoom {
  return after ? heard : "before";
}

class NoAudio extends Error {}

function openStage(): Stage {
  if (typeof AudioContext === "undefined" || typeof Worker === "undefined") throw new NoAudio();
  return { player: createRoomPlayer(), renderer: createRoomRenderer() };
}

function reasonOf(error: unknown): SoundProblem {
  if (error instanceof NoAudio) return "no-audio";
  return error instanceof SoundFailed ? error.reason : "failed";
}
