import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeNginxFiles } from "../../../scripts/nginx-files.ts";
import { findFreePort } from "./find-free-port.ts";
import { runProcess } from "./run-process.ts";
import { makeFolder } from "./start-node.ts";
import { untilReached } from "./until-reached.ts";

/** Found or fetched by `npm run test:drills`. */
const program = process.env.NGINX_PATH;

export const hasNginx = program !== undefined;

/** nginx in front of two nodes, with the file that we ship. */
export async function startNginx({ ports }: { ports: [number, number] }) {
  const folder = await makeFolder();
  const port = await findFreePort();
  const file = await writeNginxFiles({ folder, port, ports });
  const nginx = runProcess({
    program: program ?? "nginx",
    args: ["-p", folder, "-c", file, "-e", join(folder, "error.log")],
  });
  await untilReached(port);
  return {
    port,
    /** Ends it, and tells all that it wrote down, as the shipped file says. */
    async endAndReadLogs() {
      await nginx.end("SIGQUIT");
      const files = ["site.log", "site-error.log"].map((name) => join(folder, name));
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      return { access: texts[0] ?? "", all: [...texts, nginx.complaints()].join("\n") };
    },
  };
}
