import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { vi } from "vitest";
import { findFreePort } from "./find-free-port.ts";
import { runProcess } from "./run-process.ts";
import { makeFolder } from "./start-node.ts";

const program = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx"].find(existsSync);

export const hasNginx = program !== undefined;

/** nginx in front of several nodes, with connections to them kept alive, as in production. */
export async function startNginx({ ports }: { ports: number[] }) {
  const folder = await makeFolder();
  const port = await findFreePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, configure({ folder, port, ports }));
  const nginx = runProcess({
    program: program ?? "nginx",
    args: ["-p", folder, "-c", file, "-e", join(folder, "error.log")],
  });
  await vi.waitFor(() => reach(port), { timeout: 5000, interval: 20 });
  return { port, errorLog: join(folder, "error.log"), complaints: nginx.complaints };
}

function configure({ folder, port, ports }: { folder: string; port: number; ports: number[] }) {
  // Never set aside as failed: with two nodes, one that restarts must not make the other the
  // only one for the next ten seconds, in which it restarts too.
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join("\n    ");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n  ");
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary}
  upstream site {
    ${servers}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
    }
  }
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
