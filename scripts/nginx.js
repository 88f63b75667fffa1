// nginx for the drills behind it: the system's, or that of Debian's package unpacked beside our own
// packages, which needs no right to install and starts no service.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { project } from "./prepare.js";

const folder = join(project, "node_modules/.cache/nginx");
const unpacked = join(folder, "usr/sbin/nginx");
const places = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", unpacked];

const findNginx = () => places.find((place) => existsSync(place));

/** The program, or nothing where there is none to be had: the drills behind it are then left out, which fails. */
export function prepareNginx() {
  if (!findNginx() && existsSync("/usr/bin/apt-get")) unpack();
  const program = findNginx();
  if (!program) process.stdout.write("Without nginx the drills behind it are left out.\n");
  return program;
}

function unpack() {
  process.stdout.write("Fetching nginx for the drills…\n");
  mkdirSync(folder, { recursive: true });
  const quiet = { cwd: folder, stdio: ["ignore", "ignore", "ignore"] };
  const download = () => spawnSync("apt-get", ["download", "nginx"], quiet).status === 0;
  // A fresh machine does not know yet what there is.
  if (!download() && spawnSync("apt-get", ["update", "-qq"], quiet).status === 0) download();
  const file = readdirSync(folder).find((name) => name.endsWith(".deb"));
  if (file) spawnSync("dpkg", ["-x", file, "."], quiet);
}
