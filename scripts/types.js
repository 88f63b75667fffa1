// Generates the types of routes and messages, then checks the site and the back office.
import { run } from "./prepare.js";

if (!process.argv.includes("--texts-are-there")) run("node", ["scripts/compile-messages.js"]);
run("react-router", ["typegen"]);
run("tsc", ["-p", "."], { show: true });
run("tsc", ["-p", "admin"], { show: true });
