// A plain TCP line to the database, as a process of its own so that it can be stopped or killed.
import { createServer, connect as dial } from "node:net";

const [listenPort = "0", targetHost = "", targetPort = ""] = process.argv.slice(2);

const server = createServer((near) => {
  const far = dial(Number(targetPort), targetHost);
  near.pipe(far).pipe(near);
  for (const [end, other] of [
    [near, far],
    [far, near],
  ] as const) {
    end.on("error", () => other.destroy());
    end.on("close", () => other.destroy());
  }
});

server.listen(Number(listenPort), "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`at ${typeof address === "object" ? address?.port : ""}\n`);
});
