import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port nobody listens on now. Servers get it by number, since their own links must name it. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
