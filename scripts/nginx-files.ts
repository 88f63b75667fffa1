import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const shipped = new URL("../deploy/nginx.conf", import.meta.url);

/**
 * Writes what an nginx on this machine needs to run as deploy/nginx.conf says, in front of nodes on
 * these ports; tells which file it is started with.
 */
export async function writeNginxFiles({
  folder,
  port,
  ports,
}: {
  folder: string;
  port: number;
  ports: [number, number];
}): Promise<string> {
  const site = adapt({ shipped: await readFile(shipped, "utf8"), folder, port, ports });
  const file = join(folder, "nginx.conf");
  await writeFile(join(folder, "site.conf"), site);
  await writeFile(file, wrap({ folder }));
  return file;
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
    .replaceAll("/var/cache/nginx/", `${folder}/cache-`)
    .replace(/^.*ssl_certificate.*$/gm, "");
  const left = /10\.0\.0|listen 443|\/var\//.exec(adapted);
  if (left) throw new Error(`deploy/nginx.conf has changed: ${left[0]} is left of it.`);
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
