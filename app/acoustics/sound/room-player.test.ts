import { expect, test, vi } from "vitest";
import { createRoomPlayer } from "./room-player.client.ts";

/** As much of Web Audio as the player uses, noting what was connected and set. */
class Node {
  readonly to: Node[] = [];
  connect(other: Node) {
    this.to.push(other);
    return other;
  }
  disconnect(other?: Node) {
    if (other) this.to.splice(this.to.indexOf(other), 1);
    else this.to.length = 0;
  }
}
class Gain extends Node {
  readonly gain = {
    value: 1,
    setTargetAtTime(to: number) {
      this.value = to;
    },
  };
}
class Convolver extends Node {
  normalize = true;
  scaled: boolean | undefined;
  set buffer(_buffer: unknown) {
    this.scaled = this.normalize;
  }
}
class Source extends Node {
  buffer: { length: number } | undefined;
  loop = false;
  onended: (() => void) | null = null;
  start = vi.fn();
  stop = vi.fn();
}

function openPlayer() {
  const made: Node[] = [];
  const make = <One extends Node>(node: One) => {
    made.push(node);
    return node;
  };
  class Context {
    readonly sampleRate = 1000;
    readonly currentTime = 0;
    readonly destination = new Node();
    createGain = () => make(new Gain());
    createConvolver = () => make(new Convolver());
    createBufferSource = () => make(new Source());
    createBuffer = (_channels: number, length: number) => ({ length, copyToChannel: () => {} });
    close = vi.fn();
  }
  vi.stubGlobal("AudioContext", Context);
  const player = createRoomPlayer();
  vi.unstubAllGlobals();
  const all = <One extends Node>(kind: new () => One) =>
    made.filter((node) => node instanceof kind);
  return { player, all: all as <One extends Node>(kind: new () => One) => One[] };
}

const response = { left: new Float32Array(4), right: new Float32Array(4) };
const sound = new Float32Array(10);

/** The gains of the two rooms, before and after. */
function roomGains(convolvers: Convolver[]) {
  return convolvers.map(({ to: [gain] }) => (gain as Gain | undefined)?.gain.value);
}

test("responses are not scaled, and one room of two is heard", () => {
  const { player, all } = openPlayer();
  player.setRooms({ before: response, after: response });
  player.setGains({ before: 3, after: 2 });
  const convolvers = all(Convolver);
  expect(convolvers.map(({ scaled }) => scaled)).toEqual([false, false]);
  expect(roomGains(convolvers)).toEqual([3, 0]);
  player.hear("after");
  expect(roomGains(convolvers)).toEqual([0, 2]);
});

test("a room that changes fades into its successor and is let go", () => {
  vi.useFakeTimers();
  const { player, all } = openPlayer();
  player.setRooms({ before: response, after: undefined });
  player.setRooms({ before: response, after: undefined });
  const [old, next] = all(Convolver);
  expect(roomGains(old && next ? [old, next] : [])).toEqual([0, 1]);
  const [input] = all(Gain);
  expect(input?.to).toEqual([old, next]);
  vi.runAllTimers();
  expect(input?.to).toEqual([next]);
  vi.useRealTimers();
});

test("it starts low, plays with a pause for the room, and is silent when stopped", () => {
  const { player, all } = openPlayer();
  const [, output, volume] = all(Gain);
  expect(volume?.gain.value).toBeCloseTo(0.1, 9);
  expect(output?.gain.value).toBe(0);
  const onEnd = vi.fn();
  player.start({ sound, repeat: true, onEnd });
  const [source] = all(Source);
  expect(source).toMatchObject({ loop: true, buffer: { length: 10 + 1500 }, onended: onEnd });
  expect(source?.start).toHaveBeenCalledOnce();
  expect(output?.gain.value).toBe(1);
  player.setRepeat(false);
  expect(source?.loop).toBe(false);
  player.stop();
  expect(source).toMatchObject({ onended: null });
  expect(source?.stop).toHaveBeenCalledOnce();
  expect(output?.gain.value).toBe(0);
});

test("the lowest volume is none", () => {
  const { player, all } = openPlayer();
  const [, , volume] = all(Gain);
  player.setVolume(-40);
  expect(volume?.gain.value).toBe(0);
  player.setVolume(0);
  expect(volume?.gain.value).toBe(1);
});

test("an iPhone whose ringer is off plays what somebody pressed play for", () => {
  const audioSession = { type: "auto" };
  vi.stubGlobal("navigator", { audioSession });
  const { player } = openPlayer();
  vi.stubGlobal("navigator", { audioSession });
  expect(audioSession.type).toBe("playback");
  player.close();
  expect(audioSession.type).toBe("auto");
  vi.unstubAllGlobals();
});
