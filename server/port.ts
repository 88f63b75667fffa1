import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { Config } from "./config.ts";

type Address = Pick<Config, "port" | "host">;

/** Whoever answers on our port has it; asked without opening it ourselves. */
export async function refuseTakenPort({ port, host }: Address) {
  if (port === 0) return;
  const probe = connect({ port, host: host === "0.0.0.0" || host === "::" ? "localhost" : host });
  const taken = await once(probe, "connect").then(
    () => true,
    () => false,
  );
  probe.destroy();
  if (taken) throw Object.assign(new Error(`Port ${port} is taken`), { code: "EADDRINUSE" });
}

/** Begins to listen; returns the port, which the system chooses when 0 is asked for. */
export async function openPort({ server, port, host }: Address & { server: Server }) {
  // Who is not let in at once tries again after seconds: a rush must find room to wait.
  server.listen({ port, host, backlog: 4096 });
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
