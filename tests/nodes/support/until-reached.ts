import { connect } from "node:net";
import { vi } from "vitest";

/** Waits until somebody answers on the port. */
export async function untilReached(port: number) {
  await vi.waitFor(() => reach(port), { timeout: 60_000, interval: 20 });
}

function reach(port: number) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve();
    });
    socket.on("error", reject);
  });
}
