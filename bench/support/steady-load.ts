import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A request as bytes, ready to be sent. */
export type Request = { path: string; headers?: Record<string, string>; body: string };

export type SteadyLoad = {
  /** Milliseconds from when each request was due until it was answered, in order of the answers. */
  latencies: number[];
  statuses: Map<number, number>;
};

const tick = 10;

/**
 * Sends so many requests a second whether or not the earlier ones are answered, as visitors do who
 * do not know of each other. Written to plain sockets: on two cores the load must cost little.
 */
export async function sendSteadily({
  address,
  perSecond,
  seconds,
  connections,
  make,
}: {
  address: string;
  perSecond: number;
  seconds: number;
  connections: number;
  make: (number: number) => Request;
}): Promise<SteadyLoad> {
  const { hostname, port } = new URL(address);
  const load: SteadyLoad = { latencies: [], statuses: new Map() };
  const lines = await Promise.all(
    Array.from({ length: connections }, () => openLine({ hostname, port: Number(port), load })),
  );
  const total = perSecond * seconds;
  const start = performance.now();
  await new Promise<void>((finished) => {
    let sent = 0;
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond));
      while (sent < due) {
        const dueAt = start + (sent / perSecond) * 1000;
        lines[sent % connections]?.send(toBytes(make(sent), hostname), dueAt);
        sent++;
      }
      if (sent === total) {
        clearInterval(timer);
        finished();
      }
    }, tick);
  });
  await Promise.all(lines.map((line) => line.finish()));
  return load;
}

function toBytes({ path, headers = {}, body }: Request, host: string): string {
  const lines = Object.entries({
    Host: host,
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** One connection with any number of requests under way; answers come in the order of requests. */
async function openLine({
  hostname,
  port,
  load,
}: {
  hostname: string;
  port: number;
  load: SteadyLoad;
}) {
  const socket: Socket = connect(port, hostname);
  await once(socket, "connect");
  socket.setNoDelay(true);
  const underWay: number[] = [];
  let rest = "";
  let whenIdle = () => {};
  socket.setEncoding("latin1").on("data", (text) => {
    rest += text;
    for (;;) {
      const head = rest.indexOf("\r\n\r\n");
      if (head === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(rest.slice(0, head))?.[1] ?? 0);
      if (rest.length < head + 4 + length) return;
      const status = Number(rest.slice(9, 12));
      rest = rest.slice(head + 4 + length);
      load.latencies.push(performance.now() - (underWay.shift() ?? 0));
      load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
      if (underWay.length === 0) whenIdle();
    }
  });
  return {
    send(bytes: string, dueAt: number) {
      underWay.push(dueAt);
      socket.write(bytes);
    },
    async finish() {
      if (underWay.length > 0) await new Promise<void>((idle) => (whenIdle = idle));
      socket.end();
    },
  };
}

/** The latency that so large a share stayed within. */
export function percentile(latencies: number[], share: number): number {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
