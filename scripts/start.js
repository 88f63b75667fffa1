import { spawn } from "node:child_process";
import { allocator, nodeFlags } from "./launch.js";
import { environment, prepare, project } from "./prepare.js";

prepare();
const server = spawn("node", [...nodeFlags, "server/main.ts"], {
  cwd: project,
  env: { NODE_ENV: "production", ...allocator, ...environment },
  stdio: "inherit",
});
// The terminal sends Ctrl-C to the whole group: the server stops by itself, we wait for it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
