import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { findFreePort } from "./find-free-port.ts";
import { runProcess } from "./run-process.ts";
import { makeFolder } from "./start-node.ts";

/** Found or fetched by `npm run test:drills`. */
const program = process.env.NGINX_PATH;
const shipped = new URL("../../../deploy/nginx.conf", import.meta.url);

export const hasNginx = program !== undefined;

/** nginx in front of two nodes, with the file that we ship. */
export async function startNginx({ ports }: { ports: [number, number] }) {
  const folder = await makeFolder();
  const port = await findFreePort();
  const file = join(folder, "nginx.conf");
  const site = adapt({ shipped: await readFile(shipped, "utf8"), folder, port, ports });
  await writeFile(join(folder, "site.conf"), site);
  await writeFile(file, wrap({ folder }));
  const nginx = runProcess({
    program: program ?? "nginx",
    args: ["-p", folder, "-c", file, "-e", join(folder, "error.log")],
  });
  await vi.waitFor(() => reach(port), { timeout: 60_000, interval: 20 });
  return {
    port,
    /** All that it wrote down, as the shipped file says. */
    async logs() {
      const files = ["site.log", "site-error.log"].map((name) => join(folder, name));
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      return { access: texts[0] ?? "", all: [...texts, nginx.complaints()].join("\n") };
    },
  };
}

/** As its first lines say: other addresses. Without a certificate, and so without HTTP/2. */
function adapt({
  shipped,
  folder,
  port,
  ports,
}: {
  shipped: string;
  folder: string;
  port: number;
  ports: [number, number];
}) {
  const [sites] = shipped.split(/^server \{\n {2}listen 80;/m);
  const adapted = (sites ?? "")
    .replaceAll("10.0.0.11:3000", `127.0.0.1:${ports[0]}`)
    .replaceAll("10.0.0.12:3000", `127.0.0.1:${ports[1]}`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replace(/^.*ssl_certificate.*$/gm, "");
  expect(adapted).not.toMatch(/10\.0\.0|443|\/var\//);
  return adapted;
}

function wrap({ folder }: { folder: string }) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n  ");
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  ${temporary}
  include ${folder}/site.conf;
}
`;
}

function reach(port: number) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve();
    });
    socket.on("error", reject);
  });
}
