import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeNginxFiles } from "../../scripts/nginx-files.ts";
import type { Cleanup } from "./benchmark.ts";
import { startChild } from "./child.ts";
import { findFreePort } from "./free-port.ts";
import { findProgram } from "./programs.ts";
import { type Answer, waitForAnswer } from "./request.ts";
import { pinned } from "./site.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** Headers nginx writes by itself, or that belong to one connection. */
const ownHeaders = new Set(["date", "connection", "keep-alive", "content-length", "content-type"]);

/**
 * nginx with the very bytes and headers of an answer of ours. The file is compressed already and
 * only named so: Debian's nginx has no brotli module, and none is needed to send bytes.
 */
export async function startNginx({
  cleanup,
  answer,
  core,
}: {
  cleanup: Cleanup;
  answer: Answer;
  core: number;
}) {
  const folder = makeTemporaryFolder({ cleanup });
  const port = await findFreePort();
  await writeFile(join(folder, "page"), answer.bytes);
  await writeFile(join(folder, "nginx.conf"), configuration({ folder, port, answer }));
  const program = findProgram("nginx") ?? "nginx";
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  const server = await startChild({ cleanup, ...pinned({ core, command: { program, args } }) });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer({ url: `${address}/page`, server });
  return { address, server };
}

/** nginx in front of a node, with the file that we ship. */
export async function startNginxInFront({
  cleanup,
  site,
  core,
}: {
  cleanup: Cleanup;
  site: { address: string };
  core: number;
}) {
  const folder = makeTemporaryFolder({ cleanup });
  const port = await findFreePort();
  const behind = Number(new URL(site.address).port);
  const file = await writeNginxFiles({ folder, port, ports: [behind, behind] });
  const program = findProgram("nginx") ?? "nginx";
  const args = ["-p", folder, "-c", file, "-e", "stderr"];
  const server = await startChild({ cleanup, ...pinned({ core, command: { program, args } }) });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer({ url: `${address}/zh`, server });
  return { address, server };
}

function configuration({ folder, port, answer }: { folder: string; port: number; answer: Answer }) {
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replace(/["\\]/g, "\\$&")}";`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  // One process, no log, the file kept open: nginx at its best on one core.
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n      ")}
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000000;
      open_file_cache max=10;
      etag off;
      server_tokens off;
      types { }
      default_type "${answer.headers["content-type"]}";
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        ${headers.join("\n        ")}
      }
    }
  `;
}
