import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { afterwards } from "./afterwards.ts";
import type { ReachedNode } from "./reach-node.ts";
import { asBrowsersAsk } from "./visit-steadily.ts";

/** One connection that is kept alive between requests, as a proxy or a browser keeps it. */
export function keepConnection({ node }: { node: ReachedNode }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterwards(() => agent.destroy());
  return {
    isOpen: () => Object.keys({ ...agent.sockets, ...agent.freeSockets }).length > 0,
    async ask(path: string) {
      const request = get({ port: node.port, path, agent, headers: asBrowsersAsk });
      const [response] = (await once(request, "response")) as [IncomingMessage];
      await once(response.resume(), "end");
      return {
        status: response.statusCode,
        connection: response.headers.connection,
        reused: request.reusedSocket,
      };
    },
  };
}
