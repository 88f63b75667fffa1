import type { Page } from "@playwright/test";

/** Everything that would reach a loudspeaker passes an ear of ours; and what began it is noted. */
export async function watchAudio(page: Page) {
  await page.addInitScript(() => {
    const { connect } = AudioNode.prototype;
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      Object.assign(window, { begunBy: window.event?.type });
      return resume.call(this);
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...to: [never]) {
      const [target] = to as unknown as [AudioNode];
      if (target instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context);
        Object.assign(window, { ear });
        connect.call(this, ear as never);
      }
      return connect.apply(this, to);
    } as typeof connect;
  });
}

export function heardLevel(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { ear } = window as unknown as { ear?: AnalyserNode };
    const samples = new Float32Array(ear?.fftSize ?? 0);
    ear?.getFloatTimeDomainData(samples);
    return Math.max(0, ...samples.map(Math.abs));
  });
}

/** Notes how many seconds each room rings that sound is sent through. */
export async function watchRooms(page: Page) {
  await page.addInitScript(() => {
    const rooms: number[] = [];
    Object.assign(window, { rooms });
    const { prototype } = ConvolverNode;
    const own = Object.getOwnPropertyDescriptor(prototype, "buffer");
    Object.defineProperty(prototype, "buffer", {
      ...own,
      set(room: AudioBuffer) {
        rooms.push(room.duration);
        own?.set?.call(this, room);
      },
    });
  });
}

/** That of the room set up last. */
export function lastRoom(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { rooms: number[] }).rooms.at(-1) ?? 0);
}
