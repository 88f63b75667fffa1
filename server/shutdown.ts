import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";

/** How long a connection kept alive may still be used before it is closed, in milliseconds. */
const politeness = 1000;

/** How long connections that the system has taken on our behalf have to arrive. */
const lastCall = 100;

/** A turn of the event loop as short as this has let everybody in who was waiting. */
const shortTurn = 2;

const wait = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });

/**
 * Resolves right after a turn in which little else was done than to accept connections. Closing
 * then cuts nobody off; on a busy machine, closing at any other moment resets those in the queue.
 */
async function emptyQueue({ within }: { within: number }) {
  const started = performance.now();
  for (let before = started; before - started < within; ) {
    await turn();
    const now = performance.now();
    if (now - before < shortTurn) return;
    before = now;
  }
}

/**
 * Stops a server without failing anybody: no new connections, requests in flight are finished, and
 * connections that a proxy keeps alive are told to close with their next answer instead of being
 * cut while a request may be on its way.
 */
export function createDrain({ server, seconds }: { server: Server; seconds: number }) {
  let draining = false;
  server.prependListener("request", (_request, response) => {
    if (draining) response.shouldKeepAlive = false;
  });

  return {
    isStopping: () => draining,
    async stop() {
      draining = true;
      // Those already at the door are let in.
      await wait(lastCall);
      await emptyQueue({ within: politeness });
      // http.Server.close() would cut idle connections at once; net.Server.close() only stops
      // accepting.
      const closed = new Promise<void>((done) =>
        NetServer.prototype.close.call(server, () => done()),
      );
      await Promise.race([closed, wait(politeness)]);
      // Again and again: a connection whose request was in flight becomes idle only later.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      await Promise.race([closed, wait(seconds * 1000)]);
      clearInterval(sweep);
      server.closeAllConnections();
    },
  };
}
