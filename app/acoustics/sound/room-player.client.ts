import type { ImpulseResponse } from "#domain/acoustics/sound/impulse-response.ts";
import { type HeardRoom, volumes } from "./sound-names.ts";

/** Seconds in which one room fades into the other, and in which sound is turned on or off. */
const fade = 0.02;
/** Seconds of silence before a sound is repeated, for the room to be heard. */
const pause = 1.5;

type Channel = { convolver: ConvolverNode; gain: GainNode };

export type RoomPlayer = ReturnType<typeof createRoomPlayer>;

/**
 * One sound through two rooms at once, of which one is heard:
 *
 *     source → convolver, before → gain ┐
 *            → convolver, after  → gain ┴→ on or off → volume → loudspeaker
 *
 * To be made while a visitor presses a button: browsers let nothing sound before that.
 */
export function createRoomPlayer(context = new AudioContext()) {
  soundWhenMuted(true);
  const input = context.createGain();
  const output = context.createGain();
  const volume = context.createGain();
  output.gain.value = 0;
  volume.gain.value = amplitude(volumes.first);
  output.connect(volume).connect(context.destination);
  const channels: Partial<Record<HeardRoom, Channel>> = {};
  let gains = { before: 1, after: 1 };
  let heard: HeardRoom = "before";
  let source: AudioBufferSourceNode | undefined;

  function turn({ gain }: GainNode, to: number) {
    gain.setTargetAtTime(to, context.currentTime, fade / 3);
  }

  function mix() {
    for (const name of ["before", "after"] as const) {
      const channel = channels[name];
      if (channel) turn(channel.gain, name === heard ? gains[name] : 0);
    }
  }

  function fadeOut(channel: Channel) {
    turn(channel.gain, 0);
    setTimeout(() => {
      input.disconnect(channel.convolver);
      channel.gain.disconnect();
    }, 10_000 * fade);
  }

  /** Puts a room in the place of the one before it, fading: exchanging a buffer would crackle. */
  function setRoom(name: HeardRoom, response: ImpulseResponse | undefined) {
    const former = channels[name];
    if (former) fadeOut(former);
    delete channels[name];
    if (!response) return;
    const buffer = context.createBuffer(2, response.left.length, context.sampleRate);
    buffer.copyToChannel(new Float32Array(response.left), 0);
    buffer.copyToChannel(new Float32Array(response.right), 1);
    const convolver = context.createConvolver();
    // Must be said before it has a buffer, which would be scaled otherwise.
    convolver.normalize = false;
    convolver.buffer = buffer;
    const gain = context.createGain();
    gain.gain.value = 0;
    input.connect(convolver).connect(gain).connect(output);
    channels[name] = { convolver, gain };
  }

  function stop() {
    turn(output, 0);
    if (!source) return;
    source.onended = null;
    source.stop(context.currentTime + 2 * fade);
    source = undefined;
  }

  return {
    context,
    setRooms(rooms: Record<HeardRoom, ImpulseResponse | undefined>) {
      setRoom("before", rooms.before);
      setRoom("after", rooms.after);
      mix();
    },
    setGains(to: Record<HeardRoom, number>) {
      gains = to;
      mix();
    },
    hear(room: HeardRoom) {
      heard = room;
      mix();
    },
    setVolume(decibels: number) {
      turn(volume, amplitude(decibels));
    },
    start({
      sound,
      repeat,
      onEnd,
    }: {
      sound: Float32Array<ArrayBuffer>;
      repeat: boolean;
      onEnd: () => void;
    }) {
      stop();
      const buffer = context.createBuffer(
        1,
        sound.length + Math.ceil(pause * context.sampleRate),
        context.sampleRate,
      );
      buffer.copyToChannel(sound, 0);
      source = context.createBufferSource();
      source.buffer = buffer;
      source.loop = repeat;
      source.onended = onEnd;
      source.connect(input);
      turn(output, 1);
      source.start();
    },
    setRepeat(repeat: boolean) {
      if (source) source.loop = repeat;
    },
    stop,
    close() {
      stop();
      void context.close();
      soundWhenMuted(false);
    },
  };
}

/**
 * On an iPhone the switch for the ringer silences what a page makes, though not what it plays: who
 * presses play would hear nothing, and not know why.
 */
function soundWhenMuted(isWanted: boolean) {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = isWanted ? "playback" : "auto";
}

function amplitude(decibels: number): number {
  return decibels <= volumes.least ? 0 : 10 ** (decibels / 20);
}
