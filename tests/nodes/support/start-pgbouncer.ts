import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chooseAccount } from "#db/embedded/account.ts";
import { clusterPassword } from "./cluster-server.ts";
import { findFreePort } from "./find-free-port.ts";
import { runProcess } from "./run-process.ts";
import { makeFolder } from "./start-node.ts";
import { untilReached } from "./until-reached.ts";

/** Found or fetched by `npm run test:drills`. */
const program = process.env.PGBOUNCER_PATH;

export const hasPgbouncer = program !== undefined;

const shipped = new URL("../../../deploy/pgbouncer.ini", import.meta.url);

/** PgBouncer in front of a database on this machine, with the file that we ship. */
export async function startPgbouncer({ to }: { to: number }) {
  const folder = await makeFolder();
  const port = await findFreePort();
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, adapt({ shipped: await readFile(shipped, "utf8"), folder, port, to }));
  await writeFile(join(folder, "userlist.txt"), `"tinghe" "${clusterPassword}"\n`);
  await chmod(folder, 0o755);
  runProcess({
    program: program ?? "pgbouncer",
    args: ["--quiet", file],
    env: await findLibraries(),
    identity: await chooseAccount({ directory: file }),
  });
  await untilReached(port);
  return { url: `postgres://tinghe:${clusterPassword}@127.0.0.1:${port}/tinghe` };
}

/** As its first lines say: other addresses. */
function adapt({
  shipped,
  folder,
  port,
  to,
}: {
  shipped: string;
  folder: string;
  port: number;
  to: number;
}) {
  const adapted = shipped
    .replace("host=10.0.0.20 port=5432", `host=127.0.0.1 port=${to}`)
    .replace("listen_addr = 10.0.0.21", "listen_addr = 127.0.0.1")
    .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`)
    .replace("/etc/pgbouncer", folder);
  const left = /10\.0\.0|6432|\/etc\//.exec(adapted);
  if (left) throw new Error(`deploy/pgbouncer.ini has changed: ${left[0]} is left of it.`);
  return adapted;
}

/** Those that were unpacked beside the program. */
async function findLibraries() {
  const beside = join(dirname(program ?? ""), "../lib");
  const names = await readdir(beside).catch(() => []);
  const folders = names.filter((name) => name.endsWith("-linux-gnu"));
  return { LD_LIBRARY_PATH: folders.map((name) => join(beside, name)).join(":") };
}
