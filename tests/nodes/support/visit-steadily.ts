import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

type Visit = { method: string; path: string; expected: number };

/** Makes 100 requests a second over connections kept alive, until told to stop. */
export function visitSteadily({ port, visits }: { port: number; visits: Visit[] }) {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  let made = 0;

  async function make({ method, path, expected }: Visit) {
    try {
      const asked = request({ port, method, path, agent }).end();
      const [response] = (await once(asked, "response")) as [IncomingMessage];
      await once(response.resume(), "end");
      const status = response.statusCode;
      if (status !== expected) failures.push(`${method} ${path}: ${status}`);
    } catch (error) {
      failures.push(`${method} ${path}: ${error}`);
    }
  }

  const timer = setInterval(() => {
    const visit = visits[made++ % visits.length];
    if (!visit) return;
    const visiting = make(visit).finally(() => underWay.delete(visiting));
    underWay.add(visiting);
  }, 10);

  return async function stop() {
    clearInterval(timer);
    await Promise.all(underWay);
    agent.destroy();
    return { made, failures };
  };
}
