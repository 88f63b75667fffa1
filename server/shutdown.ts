import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";

/** How long a connection kept alive may still be used before it is closed, in milliseconds. */
const politeness = 1000;

/** How long letting them in may take on a machine that is busy with much else. */
const longestQueue = 5000;

/** How long connections that the system has taken on our behalf have to arrive. */
const lastCall = 100;

const wait = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });

/**
 * Closes the port right after a turn of the event loop in which nobody was waiting to be let in: at
 * any other moment it would reset those whom the system has let in on our behalf. A turn accepts one
 * connection, however many wait, so that turns must be short: what comes in meanwhile is only kept,
 * and answered when the port is closed.
 */
async function closePort({ server, within }: { server: Server; within: number }) {
  const kept: Socket[] = [];
  const listeners = server.listeners("connection");
  const keep = (socket: Socket) => kept.push(socket);
  server.removeAllListeners("connection").on("connection", keep);
  const started = performance.now();
  for (let before = -1; before !== kept.length && performance.now() - started < within; ) {
    before = kept.length;
    await turn();
  }
  // http.Server.close() would cut idle connections at once; net.Server.close() only stops accepting.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  server.off("connection", keep);
  for (const listener of listeners) server.on("connection", listener as (socket: Socket) => void);
  for (const socket of kept) server.emit("connection", socket);
  return { closed };
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

  /** What has come meanwhile is read first: a connection is idle only if nothing has. */
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());

  return {
    isStopping: () => draining,
    async stop() {
      draining = true;
      // Connections that are already waiting are taken.
      await wait(lastCall);
      const { closed } = await closePort({ server, within: longestQueue });
      await Promise.race([closed, wait(politeness)]);
      // Again and again: a connection whose request was in flight becomes idle only later.
      const sweep = setInterval(closeIdle, 100);
      await Promise.race([closed, wait(seconds * 1000)]);
      clearInterval(sweep);
      server.closeAllConnections();
    },
  };
}
