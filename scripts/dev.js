// The server with hot reload: Vite serves the app, a change of server or domain restarts it.
import { spawn } from "node:child_process";
import { environment, prepare, project, run } from "./prepare.js";

prepare({ level: "build", built: false });
run("node", ["scripts/compile-messages.js"]);
// Vite resolves packages with the condition "development"; Node must agree, or there are two Reacts.
const watched = ["server", "domain", "db", "content"].map((room) => `--watch-path=${room}`);
const server = spawn("node", ["--conditions=development", ...watched, "server/main.ts"], {
  cwd: project,
  env: { ...environment, NODE_ENV: "development" },
  stdio: "inherit",
});
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
