import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port nobody listens on. Below the range from which the system numbers outgoing connections, so
 * that it stays free while the program that will use it is down for a moment.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return port;
  } catch {
    return findFreePort();
  } finally {
    server.close();
  }
}
