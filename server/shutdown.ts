import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a connection kept alive may still be used before it is closed, in milliseconds. */
const politeness = 1000;

/** How long connections that the system has taken on our behalf have to arrive. */
const lastCall = 100;

const wait = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });

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
