import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** How long a connection kept alive may still be used before it is closed, in milliseconds. */
const politeness = 1000;

const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

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
      // http.Server.close() would cut idle connections at once; net.Server.close() only stops
      // accepting.
      const closed = new Promise<void>((done) =>
        NetServer.prototype.close.call(server, () => done()),
      );
      await Promise.race([closed, wait(politeness)]);
      server.closeIdleConnections();
      await Promise.race([closed, wait(seconds * 1000)]);
      server.closeAllConnections();
    },
  };
}
